/// The script for bash 3.2 and later; macOS still has 3.2.
struct BashCompletion: Sendable {
    let table: CompletionTable

    private var function: String { "_\(table.program)" }

    var text: String {
        """
        # bash completion for \(table.program)

        \(function)_words() {
            local IFS=$' \\t\\n'
            COMPREPLY=($(compgen -W "$1" -- "$cur"))
        }

        \(function)_paths() {
            local IFS=$'\\n'
            compopt -o filenames 2>/dev/null
            COMPREPLY=($(compgen "$1" -- "$cur"))
        }

        \(values)

        \(function)() {
            local cur prev word path skip count i
            COMPREPLY=()
            cur=${COMP_WORDS[COMP_CWORD]}
            prev=${COMP_WORDS[COMP_CWORD - 1]}
            # Readline takes "--option=value" for three words.
            if [[ $cur == = ]]; then
                cur=
            elif [[ $prev == = ]]; then
                prev=${COMP_WORDS[COMP_CWORD - 2]}
            fi

            # Which command is it, and which of its arguments?
            path=\(table.program)
            skip=
            count=0
            for ((i = 1; i < COMP_CWORD; i++)); do
                word=${COMP_WORDS[i]}
                if [[ $word == = ]]; then
                    skip=1
                elif [[ -n $skip ]]; then
                    skip=
                else
                    case "$path $word" in
        \(walkingRows.indented(by: 12))
                    *' -'*) ;;
                    *) count=$((count + 1)) ;;
                    esac
                fi
            done

            case "$path $prev" in
        \(valueRows.indented(by: 4))
            esac

            if [[ $cur == -* ]]; then
                case $path in
        \(optionRows.indented(by: 8))
                esac
                return
            fi

            case "$path $count" in
        \(wordRows.indented(by: 4))
            esac
        }

        complete -F \(function) \(table.program)

        """
    }

    /// The function that asks the program for values, with the words before the cursor.
    private var values: String {
        #"""
        \#(function)_values() {
            local -a words=()
            local IFS=$'\n' word value about found i last=-1
            for ((i = 1; i < COMP_CWORD; i++)); do
                word=${COMP_WORDS[i]//[\\\"\']/}
                if [[ $word == = || ${COMP_WORDS[i - 1]} == = ]] && ((last >= 0)); then
                    words[last]+=$word
                else
                    words[++last]=${word/#\~\//$HOME/}
                fi
            done
            found=$(shopt -p nocasematch)
            shopt -s nocasematch
            compopt -o nosort 2>/dev/null
            while IFS=$'\t' read -r value about; do
                [[ $cur == [\"\']* ]] || printf -v value %q "$value"
                [[ $value == "${cur#[\"\']}"* ]] || continue
                # The list of choices says what each is; nothing is inserted from it.
                [[ ${COMP_TYPE:-} == 63 && -n $about ]] && value+="  ($about)"
                COMPREPLY+=("$value")
            done < <("${COMP_WORDS[0]}" complete "$1" "${words[@]}" 2>/dev/null)
            eval "$found"
        }
        """#
    }

    /// The cases that move to a command, or skip an option whose next word is its value.
    private var walkingRows: [String] {
        let commands = table.rows.dropFirst().map(\.path.quoted).joined(separator: "|")
        let valued = table.patterns { $0.takesValue ? $0 : nil }.map(\.pattern)
        return [
            commands.isEmpty ? nil : "\(commands)) path=\"$path $word\" ;;",
            valued.isEmpty ? nil : "\(valued.joined(separator: "|"))) skip=1 ;;",
        ].compactMap(\.self)
    }

    /// The cases that offer values of an option.
    private var valueRows: [String] {
        table.patterns { $0.form == .flag ? nil : $0 }.map { pattern, spec in
            "\(pattern)) \(offer(spec.completion)); return ;;"
        }
    }

    private var optionRows: [String] {
        table.rows.map { row in
            let names = (row.options + table.globals).map(\.spelling).joined(separator: " ")
            return "\(row.path.quoted)) \(function)_words \(names.quoted) ;;"
        }
    }

    private var wordRows: [String] {
        table.rows.flatMap { row in
            let names = row.subcommands.map(\.name).joined(separator: " ")
            let commands =
                names.isEmpty
                ? [] : ["\("\(row.path) 0".quoted)) \(function)_words \(names.quoted) ;;"]
            return commands
                + row.arguments.enumerated().map { index, argument in
                    let pattern =
                        argument.takesRest
                        ? "\("\(row.path) ".quoted)*" : "\(row.path) \(index)".quoted
                    return "\(pattern)) \(offer(argument.completion)) ;;"
                }
        }
    }

    private func offer(_ hint: CompletionHint) -> String {
        switch hint {
        case .nothing: ":"
        case .listed(let kind): "\(function)_values \(kind)"
        case .files: "\(function)_paths -f"
        case .directories: "\(function)_paths -d"
        case .choices(let choices), .suggestions(let choices):
            "\(function)_words \(choices.joined(separator: " ").quoted)"
        }
    }
}

extension CompletionTable {
    /// The patterns that match a path and an option, each with its option.
    ///
    /// Patterns of each command come first. Those of global options follow and match any path.
    fileprivate func patterns(
        where isWanted: (OptionSpec) -> OptionSpec?
    ) -> [(pattern: String, spec: OptionSpec)] {
        let own = rows.flatMap { row in
            row.options.compactMap(isWanted).flatMap { option in
                option.spellings.map { (pattern: "\(row.path) \($0)".quoted, spec: option) }
            }
        }
        return own
            + globals.compactMap(isWanted).flatMap { option in
                option.spellings.map { (pattern: "*\(" \($0)".quoted)", spec: option) }
            }
    }
}

extension String {
    fileprivate var quoted: String { quotedForShell() }
}

extension [String] {
    fileprivate func indented(by count: Int) -> String {
        map { String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
    }
}
