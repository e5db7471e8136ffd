const mark = '/Type /Page\n'

/** Counts the pages of a PDF as its parts come; the mark of a page may be cut between two parts. */
export function pageCounter(): (part: Uint8Array) => number {
  const latin = new TextDecoder('latin1')
  let rest = ''
  let pages = 0
  return (part) => {
    const text = rest + latin.decode(part)
    pages += text.split(mark).length - 1
    rest = text.slice(1 - mark.length)
    return pages
  }
}
