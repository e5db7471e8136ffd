/** What a workbook may have of each thing; every program that writes one stays far below. Texts by UTF-16 units. */
export const limits = {
  /** Entries of the archive: a workbook with many pictures has some hundreds. */
  parts: 2000,
  /** Bytes, unpacked: of one part that is read. */
  partBytes: 48 * 1024 * 1024,
  /** How deep elements may nest; workbooks need ten. */
  depth: 64,
  /** Of one part. 30,000 rows of 60 cells with a value each are 3,600,000. */
  elements: 5_000_000,
  /** Of one element. */
  attributes: 64,
  attribute: 8192,
  /** What a cell may hold. */
  cell: 32_767,
  /** Shared by cells: how many, and all together. */
  texts: 400_000,
  characters: 16_000_000,
  relations: 5000,
  sheets: 500,
  sheetTitle: 255,
  formats: 5000,
  format: 255,
  styles: 70_000,
  merged: 2000,
}
