import { type DefaultTreeAdapterTypes, parse } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element

/** A parsed page: its elements in document order, and what the HTML standard calls parse errors in it. */
export type Dom = { elements: Element[]; errors: string[] }

export function parseHtml(text: string): Dom {
  const errors: string[] = []
  const document = parse(text, {
    sourceCodeLocationInfo: true,
    onParseError: error => errors.push(`${error.code} in line ${error.startLine}`),
  })
  return { elements: [...elementsIn(document)], errors }
}

export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find(attr => attr.name === name)?.value
}

export function withTag({ elements }: Pick<Dom, 'elements'>, tagName: string): Element[] {
  return elements.filter(element => element.tagName === tagName)
}

export function withClass({ elements }: Pick<Dom, 'elements'>, name: string): Element[] {
  return elements.filter(element => attribute(element, 'class')?.split(' ').includes(name))
}

/** All text in an element, as it is. */
export function textIn(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node && node.nodeName === '#text') return node.value
  return 'childNodes' in node ? node.childNodes.map(textIn).join('') : ''
}

function* elementsIn(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if ('tagName' in node) yield node
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* elementsIn(child)
}
