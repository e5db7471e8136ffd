import type { Archive } from './archive.ts'
import { cellText, grown } from './cell-text.ts'
import { showsDay } from './date-formats.ts'
import { limits } from './limits.ts'
import { readXml } from './read-xml.ts'
import { unreadable } from './unreadable.ts'

/** A sheet of a workbook by its title, and the part that holds it. */
export interface SheetPart {
  title: string
  part: string
}

const folder = 'xl/'

/** Where a relation's target lies; '' outside of the workbook's folder. */
function partOf(target: string): string {
  const name = target.startsWith('/') ? target.slice(1) : `${folder}${target}`
  return name.startsWith(folder) && !name.includes('..') ? name : ''
}

async function relationsOf(archive: Archive): Promise<Map<string, { type: string; part: string }>> {
  const found = new Map<string, { type: string; part: string }>()
  await readXml(archive.open('xl/_rels/workbook.xml.rels'), {
    open(name, { Id = '', Type = '', Target = '', TargetMode }) {
      // What lies outside of the file is never fetched.
      if (found.size >= limits.relations) throw unreadable.tooMuch('關聯')
      if (name === 'Relationship' && TargetMode !== 'External')
        found.set(Id, { type: Type.split('/').at(-1) ?? '', part: partOf(Target) })
    },
  })
  return found
}

/** The texts that cells share, in their order; phonetic readings left out. */
async function sharedTexts(archive: Archive, part: string): Promise<string[]> {
  const texts: string[] = []
  let [text, inText, aside, characters] = ['', false, false, 0]
  await readXml(archive.open(part), {
    open(name) {
      if (name === 'si') text = ''
      else if (name === 'rPh') aside = true
      else if (name === 't') inText = !aside
    },
    text(said) {
      if (inText) text = grown(text, said)
    },
    close(name) {
      if (name === 't') inText = false
      else if (name === 'rPh') aside = false
      else if (name === 'si') {
        characters += text.length
        // Once for all the cells that share it: they hold one text, however often it is named.
        const whole = cellText(text)
        texts.push(whole.trim() === '' ? '' : whole)
        if (texts.length > limits.texts || characters > limits.characters) throw unreadable.tooLarge()
      }
    },
  })
  return texts
}

/** Which styles show days, by their number. */
async function dayStyles(archive: Archive, part: string): Promise<boolean[]> {
  // Asked once a format: tens of thousands of styles may name one.
  const days = new Map<string, boolean>()
  const isDay = (id: string) => days.get(id) ?? showsDay(Number(id), undefined)
  const styles: boolean[] = []
  let inCells = false
  await readXml(archive.open(part), {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') {
        if (formatCode.length > limits.format || days.size >= limits.formats)
          throw unreadable.tooMuch('數字格式')
        days.set(numFmtId, showsDay(Number(numFmtId), formatCode))
      }
      if (name === 'cellXfs') inCells = true
      else if (name === 'xf' && inCells && styles.push(isDay(numFmtId)) > limits.styles)
        throw unreadable.tooMuch('儲存格樣式')
    },
    close(name) {
      if (name === 'cellXfs') inCells = false
    },
  })
  return styles
}

export interface BookParts {
  sheets: SheetPart[]
  texts: readonly string[]
  /** By style: whether its numbers are days. */
  days: readonly boolean[]
  /** Days are counted from 1904, as old Macs did. */
  is1904: boolean
}

/** What all sheets of a workbook share. Throws damaged, entities, tooLarge, tooMuch, otherFormat. */
export async function readBookParts(archive: Archive): Promise<BookParts> {
  if (!archive.has('xl/_rels/workbook.xml.rels')) throw unreadable.otherFormat()
  const relations = await relationsOf(archive)
  const sheets: SheetPart[] = []
  let is1904 = false
  await readXml(archive.open('xl/workbook.xml'), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
      if (name !== 'sheet') return
      const { name: title = '' } = attributes
      if (sheets.length >= limits.sheets || title.length > limits.sheetTitle)
        throw unreadable.tooMuch('工作表')
      const id = Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key) && key !== 'sheetId')?.[1]
      const relation = relations.get(id ?? '')
      if (relation?.type === 'worksheet' && archive.has(relation.part))
        sheets.push({ title: title.trim(), part: relation.part })
    },
  })
  const partFor = (type: string) =>
    [...relations.values()].find((relation) => relation.type === type && archive.has(relation.part))?.part
  const [textPart, stylePart] = [partFor('sharedStrings'), partFor('styles')]
  return {
    sheets,
    texts: textPart ? await sharedTexts(archive, textPart) : [],
    days: stylePart ? await dayStyles(archive, stylePart) : [],
    is1904,
  }
}
