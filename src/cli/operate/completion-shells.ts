// Scripts that complete the command line: written once from its commands, so that no program is started when Tab is
// pressed (@bomb.sh/tab 0.0 starts it each time).
import type { Place, Word } from './completion-places.ts'

/** Each shell with what makes its script. */
export const SHELLS = { bash, zsh, fish } as const satisfies Record<string, (places: readonly Place[]) => string>

function bash(places: readonly Place[]): string {
  const at = (place: Place) =>
    `[[ $current == -* ]] && found=${quoted(textsOf(place.options))} || found=${quoted(textsOf([...place.commands, ...place.values]))}`
  return `_sanctuary() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" place='' word found=''
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$place $word" in
      ${commandPatterns(places)}) place="$place $word" ;;
    esac
  done
  case "$place $previous" in
    ${valueCases(places, values => `found=${quoted(textsOf(values))}`)}
    *) case "$place" in
      ${places.map(place => `${quoted(prefixed(place))}) ${at(place)} ;;`).join('\n      ')}
    esac ;;
  esac
  COMPREPLY=($(compgen -W "$found" -- "$current"))
}
# Files, where nothing else fits.
complete -o default -F _sanctuary sanctuary`
}

function zsh(places: readonly Place[]): string {
  const listed = (words: readonly Word[]) =>
    `found=(${words.map(({ text, description }) => quoted(`${text}:${description.replaceAll(':', String.raw`\:`)}`)).join(' ')})`
  const at = ({ commands, values, options }: Place) =>
    `if [[ $current == -* ]]; then ${listed(options)}; else ${listed([...commands, ...values])}; fi`
  return `#compdef sanctuary
_sanctuary() {
  local current="\${words[CURRENT]}" previous="\${words[CURRENT-1]}" place='' word
  local -a found
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$place $word" in
      ${commandPatterns(places)}) place="$place $word" ;;
    esac
  done
  case "$place $previous" in
    ${valueCases(places, listed)}
    *) case "$place" in
      ${places.map(place => `${quoted(prefixed(place))}) ${at(place)} ;;`).join('\n      ')}
    esac ;;
  esac
  if (( $#found )); then _describe sanctuary found; else _files; fi
}
# Read by eval, or found as a file in fpath.
if [ "$funcstack[1]" = _sanctuary ]; then _sanctuary "$@"; else compdef _sanctuary sanctuary; fi`
}

function fish(places: readonly Place[]): string {
  const lines = places.flatMap(place => {
    const at = `complete -c sanctuary -n '__sanctuary_at "${prefixed(place)}"'`
    return [
      ...[...place.commands, ...place.values].map(
        ({ text, description }) => `${at} -f -a ${text} -d ${fishQuoted(description)}`,
      ),
      ...place.options.map(({ text, description, takesValue, values }) => {
        const flags = [takesValue ? '-r' : '', values.length > 0 ? `-f -a ${fishQuoted(textsOf(values))}` : '']
        return [at, '-l', text.slice(2), '-d', fishQuoted(description), ...flags].filter(Boolean).join(' ')
      }),
    ]
  })
  return `function __sanctuary_at
  set -l place ''
  for word in (commandline -opc)[2..]
    switch "$place $word"
      case ${places
        .slice(1)
        .map(place => `'${prefixed(place)}'`)
        .join(' ')}
        set place "$place $word"
    end
  end
  test "$place" = "$argv[1]"
end
${lines.join('\n')}`
}

/** '' or ' webhooks keys': what the loops of the scripts put together. */
function prefixed({ words }: Place): string {
  return words === '' ? '' : ` ${words}`
}

function commandPatterns(places: readonly Place[]): string {
  return places
    .slice(1)
    .map(place => `'${prefixed(place)}'`)
    .join('|')
}

/** A case for each option that takes a value: one of a few, or a text of one's own. */
function valueCases(places: readonly Place[], find: (values: readonly Word[]) => string): string {
  return places
    .flatMap(place =>
      place.options
        .filter(({ takesValue }) => takesValue)
        .map(({ text, values }) => `${quoted(`${prefixed(place)} ${text}`)}) ${find(values)} ;;`),
    )
    .join('\n    ')
}

function textsOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ')
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

function fishQuoted(text: string): string {
  return `'${text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`
}
