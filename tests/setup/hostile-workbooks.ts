import { zipStream } from '#platform/workbook/zip-stream.ts'

type Parts = Record<string, string | Iterable<string>>

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** An archive of these parts. */
export async function archiveOf(parts: Parts): Promise<Buffer> {
  const entries = Object.entries(parts).map(([name, content]) => ({
    name,
    content: typeof content === 'string' ? [content] : content,
  }))
  const pieces: Buffer[] = []
  for await (const piece of zipStream(entries)) pieces.push(piece)
  return Buffer.concat(pieces)
}

const cells = (row: number, values: readonly string[]) =>
  values
    .map(
      (value, i) => `<c r="${String.fromCharCode(65 + i)}${row}" t="inlineStr"><is><t>${value}</t></is></c>`,
    )
    .join('')

/** Rows of text as they stand in a sheet's part. */
export const rowsXml = (rows: readonly (readonly string[])[]): string =>
  rows.map((values, i) => `<row r="${i + 1}">${cells(i + 1, values)}</row>`).join('')

export const sheetXml = (inside: string, before = '', after = ''): string =>
  `<?xml version="1.0"?>${before}<worksheet xmlns="${main}"><sheetData>${inside}</sheetData>${after}</worksheet>`

/** The parts of a workbook with one sheet; any may be replaced, and `undefined` leaves one out. */
export function workbookParts(
  sheet: string | Iterable<string>,
  title = '住戶',
  more: Record<string, string | undefined> = {},
): Parts {
  const parts: Record<string, string | Iterable<string> | undefined> = {
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${title}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  }
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, content]) => (content === undefined ? [] : [[name, content]])),
  )
}

/** The same archive, but it says of its largest part that it is `size` long. */
export function lyingAbout(file: Buffer, size: number): Buffer {
  const lying = Buffer.from(file)
  const central = Buffer.from('504b0102', 'hex')
  let [largest, where] = [-1, -1]
  for (let at = lying.indexOf(central); at >= 0; at = lying.indexOf(central, at + 4)) {
    const said = lying.readUInt32LE(at + 24)
    if (said > largest) [largest, where] = [said, at]
  }
  lying.writeUInt32LE(size, where + 24)
  return lying
}

/** The same archive with a part renamed to a name of the same length. */
export function renamed(file: Buffer, from: string, to: string): Buffer {
  return Buffer.from(file.toString('latin1').replaceAll(from, to), 'latin1')
}

/** Many megabytes of one letter, piece by piece. */
export function* megabytes(count: number, letter = ' '): Generator<string> {
  const piece = letter.repeat(1024 * 1024)
  for (let i = 0; i < count; i++) yield piece
}
