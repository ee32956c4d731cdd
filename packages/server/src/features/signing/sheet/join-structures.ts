import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFObjectCopier,
  type PDFPageLeaf,
  PDFRef,
} from '@cantoo/pdf-lib'

const NAME = {
  root: PDFName.of('StructTreeRoot'),
  marks: PDFName.of('MarkInfo'),
  kids: PDFName.of('K'),
  parent: PDFName.of('P'),
  parents: PDFName.of('ParentTree'),
  next: PDFName.of('ParentTreeNextKey'),
  numbers: PDFName.of('Nums'),
  ofPage: PDFName.of('StructParents'),
} as const

/**
 * Adds the structure of a sheet to that of a PDF whose pages it follows. A PDF whose structure is kept in another form than
 * ours stays as it is: the pages of the sheet are then read as plain text.
 */
export function joinStructures(
  copy: PDFDocument,
  sheet: PDFDocument,
  { copier, nodes }: { copier: PDFObjectCopier; nodes: readonly PDFPageLeaf[] },
): void {
  const added = sheet.catalog.lookupMaybe(NAME.root, PDFDict)
  if (!added) return
  const root = copier.copy(added)
  const { catalog, context } = copy
  const own = catalog.lookupMaybe(NAME.root, PDFDict)
  if (!own) {
    catalog.set(NAME.root, context.register(root))
    catalog.set(NAME.marks, context.obj({ Marked: true }))
    adopt(copy, root)
    return
  }
  const numbers = own.lookupMaybe(NAME.parents, PDFDict)?.lookupMaybe(NAME.numbers, PDFArray)
  const more = root.lookupMaybe(NAME.parents, PDFDict)?.lookupMaybe(NAME.numbers, PDFArray)
  if (!numbers || !more) return
  const first = firstFree(own, numbers)
  for (let at = 0; at + 1 < more.size(); at += 2) {
    numbers.push(PDFNumber.of(first + more.lookup(at, PDFNumber).asNumber()))
    numbers.push(more.get(at + 1))
  }
  for (const node of nodes) {
    const key = node.lookupMaybe(NAME.ofPage, PDFNumber)
    if (key) node.set(NAME.ofPage, PDFNumber.of(first + key.asNumber()))
  }
  own.set(NAME.next, PDFNumber.of(first + more.size() / 2))
  own.set(NAME.kids, context.obj([...kidsOf(own), ...kidsOf(root)]))
  adopt(copy, own)
}

/** The first key that no page of a document has. */
function firstFree(root: PDFDict, numbers: PDFArray): number {
  const keys = Array.from({ length: Math.floor(numbers.size() / 2) }, (_, at) =>
    numbers.lookup(2 * at, PDFNumber).asNumber(),
  )
  return Math.max(root.lookupMaybe(NAME.next, PDFNumber)?.asNumber() ?? 0, ...keys.map((key) => key + 1))
}

function kidsOf(root: PDFDict): PDFObject[] {
  const kids = root.get(NAME.kids)
  if (!kids) return []
  const list = root.lookup(NAME.kids)
  return list instanceof PDFArray ? list.asArray() : [kids]
}

/** Tells every child of a root whose it is. */
function adopt({ context, catalog }: PDFDocument, root: PDFDict): void {
  const ref = catalog.get(NAME.root)
  if (!(ref instanceof PDFRef)) return
  for (const kid of kidsOf(root)) {
    const child = context.lookup(kid)
    if (child instanceof PDFDict) child.set(NAME.parent, ref)
  }
}
