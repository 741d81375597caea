/// The script for zsh: a function per command, which delegates to `_arguments`.
struct ZshCompletion: Sendable {
    let table: CompletionTable

    /// The variable that holds the whole line; `_arguments` changes `words` to a part of it.
    private var line: String { "\(table.program)_line" }

    var text: String {
        """
        #compdef \(table.program)

        \(values)

        \(table.rows.map(function).joined(separator: "\n\n"))

        # Works from the function path as well as from "source <(\(table.program) completions zsh)".
        if [[ $funcstack[1] == \(name(of: table.program)) ]]; then
            \(name(of: table.program)) "$@"
        else
            compdef \(name(of: table.program)) \(table.program)
        fi

        """
    }

    /// The function that asks the program for values, with the words before the cursor.
    private var values: String {
        #"""
        \#(name(of: table.program))_values() {
            local -a values
            local found about tab=$'\t'
            for found in ${(f)"$(\#(table.program) complete $1 $\#(line) 2>/dev/null)"}; do
                about=${found#*$tab}
                values+=("${${found%%$tab*}//:/\\:}${about:+:$about}")
            done
            _describe -V value values
        }
        """#
    }

    private func function(_ row: CompletionTable.Row) -> String {
        let options = (row.options + table.globals).map(option)
        return row.subcommands.isEmpty
            ? leaf(row, options)
            : group(row, options)
    }

    private func leaf(_ row: CompletionTable.Row, _ options: [String]) -> String {
        let specs = options + row.arguments.enumerated().map { argument($1, position: $0 + 1) }
        return """
            \(name(of: row.path))() {\(start(of: row))
                _arguments -s \\
                    \(specs.joined(separator: " \\\n        "))
            }
            """
    }

    private func group(_ row: CompletionTable.Row, _ options: [String]) -> String {
        let specs = options + ["'1:command:->command'", "'*::argument:->argument'"]
        let names = row.subcommands.map { command in
            "\(command.name.escapingColons):\(command.summary)".quotedForShell()
        }
        let calls = row.subcommands.map { command in
            "\(command.name)) \(name(of: "\(row.path) \(command.name)")) ;;"
        }
        return """
            \(name(of: row.path))() {\(start(of: row))
                local curcontext="$curcontext" context state state_descr line
                typeset -A opt_args
                _arguments -s -C \\
                    \(specs.joined(separator: " \\\n        ")) && return
                case $state in
                command)
                    local -a commands
                    commands=(
                        \(names.joined(separator: "\n            "))
                    )
                    _describe command commands
                    ;;
                argument)
                    case $words[1] in
                    \(calls.joined(separator: "\n        "))
                    esac
                    ;;
                esac
            }
            """
    }

    private func start(of row: CompletionTable.Row) -> String {
        guard row.path == table.program else { return "" }
        return #"""

                local -a \#(line)
                \#(line)=("${(@)${(@Q)words[2,CURRENT-1]}/#\~\//$HOME/}")
            """#
    }

    private func option(_ spec: OptionSpec) -> String {
        let value: String
        switch spec.form {
        case .flag: value = "[\(spec.help.escapingBrackets)]"
        case .value, .repeated:
            value =
                "=[\(spec.help.escapingBrackets)]:\(spec.placeholder):\(action(spec.completion))"
        }
        let several = spec.form == .repeated ? "*" : ""
        guard let short = spec.short else {
            return "\(several)\(spec.spelling)\(value)".quotedForShell()
        }
        // A value may directly follow the short form, or the "=" of the long form.
        let forms =
            spec.takesValue
            ? "{-\(short)+,\(spec.spelling)=}" : "{-\(short),\(spec.spelling)}"
        let explained = spec.takesValue ? String(value.dropFirst()) : value
        return "'(-\(short) \(spec.spelling))'\(forms)" + explained.quotedForShell()
    }

    private func argument(_ spec: ArgumentSpec, position: Int) -> String {
        let place =
            switch spec.form {
            case .required: "\(position):"
            case .optional: "\(position)::"
            case .any: "*:"
            }
        return "\(place)\(spec.name):\(action(spec.completion))".quotedForShell()
    }

    private func action(_ hint: CompletionHint) -> String {
        switch hint {
        case .nothing: " "
        // `_arguments` passes no further arguments to an action that begins with a space.
        case .listed(let kind): " \(name(of: table.program))_values \(kind)"
        case .files: "_files"
        case .directories: "_files -/"
        case .choices(let choices), .suggestions(let choices): "(\(choices.joined(separator: " ")))"
        }
    }

    private func name(of path: String) -> String {
        "_" + path.split(separator: " ").joined(separator: "_")
    }
}

extension String {
    fileprivate var escapingColons: String {
        split(separator: ":", omittingEmptySubsequences: false).joined(separator: "\\:")
    }

    /// The text escaped for an explanation of `_arguments`.
    fileprivate var escapingBrackets: String {
        reduce(into: "") { text, character in
            if character == "[" || character == "]" || character == "\\" { text += "\\" }
            text.append(character)
        }
    }
}
