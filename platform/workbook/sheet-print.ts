/** Characters of all columns together that A4 across shows at a size that is still read; wider sheets go on A3. */
const widestOnA4 = 190
const paper = { a4: 9, a3: 8 }

/** Stands first in a sheet: its columns are made to fit the paper's width. */
export const fitToPageXml = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>'

/**
 * How a sheet is printed, after its rules: lying, all columns on one page, as many pages long as it is, lines between the
 * cells, and at the foot which sheet and page it is.
 */
export function printXml(widths: readonly number[]): string {
  const isWide = widths.reduce((sum, width) => sum + width, 0) > widestOnA4
  return (
    '<printOptions gridLines="1"/>' +
    '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>' +
    `<pageSetup paperSize="${isWide ? paper.a3 : paper.a4}" orientation="landscape" fitToWidth="1" fitToHeight="0"/>` +
    '<headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>'
  )
}
