"""A WebDAV server on loopback for the tests of sync folders: WsgiDAV over cheroot, with a sign-in.

Prints PORT=<port> when it listens, and serves the folder that it is given until it is stopped.
"""

import argparse

from cheroot import wsgi
from wsgidav.wsgidav_app import WsgiDAVApp

parser = argparse.ArgumentParser()
parser.add_argument("folder")
parser.add_argument("--port", type=int, default=0)
parser.add_argument("--user", required=True)
parser.add_argument("--password", required=True)
arguments = parser.parse_args()

app = WsgiDAVApp({
    "provider_mapping": {"/": arguments.folder},
    "simple_dc": {"user_mapping": {"*": {arguments.user: {"password": arguments.password}}}},
    "http_authenticator": {"accept_basic": True, "accept_digest": False, "default_to_digest": False},
    "dir_browser": {"enable": False},
    "logging": {"enable": False},
    "verbose": 0,
})
# WsgiDAV looks for the destination of a move and then moves, in two steps: with one request at a
# time it does what it says.
server = wsgi.Server(("127.0.0.1", arguments.port), app, numthreads=1)
server.prepare()
print(f"PORT={server.bind_addr[1]}", flush=True)
try:
    server.serve()
except KeyboardInterrupt:
    server.stop()
