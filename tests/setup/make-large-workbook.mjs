// Has LibreOffice make a workbook of 5,000 households and so many residents, as the one beside this was made:
//   node tests/setup/make-large-workbook.mjs tests/setup/large-households.xlsx 6000
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const target = process.argv[2] ?? 'large-households.xlsx'
const households = 5000
const residents = Number(process.argv[3] ?? 12_000)

const surnames = [...'陳林黃張李王吳劉蔡楊許鄭謝郭洪邱曾廖賴徐']
const given = [...'家豪志明淑芬美玲建宏雅婷怡君俊傑佩珊宗翰']
const nameOf = (n) => surnames[n % 20] + given[(n * 7) % 20]

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const text = (value) =>
  value === ''
    ? '<table:table-cell/>'
    : `<table:table-cell office:value-type="string"><text:p>${escape(value)}</text:p></table:table-cell>`
const number = (value) => `<table:table-cell office:value-type="float" office:value="${value}"/>`
const day = (value) =>
  `<table:table-cell table:style-name="day" office:value-type="date" office:date-value="${value}"/>`
const row = (cells) => `<table:table-row>${cells.join('')}</table:table-row>`
const two = (n) => String(n).padStart(2, '0')

const place = (n) => ({
  building: `${Math.floor(n / 500) + 1}棟`,
  floor: `${(Math.floor(n / 20) % 25) + 1}F`,
  unit: (n % 20) + 1,
})
const labelOf = (n) => Object.values(place(n)).join('-')

function householdRow(n) {
  const { building, floor, unit } = place(n)
  const owners = n % 4 ? nameOf(n) : `${nameOf(n)} 1/2、${nameOf(n + 7)} 1/2`
  return row([
    text(building),
    text(floor),
    number(unit),
    number((60 + (n % 40)) * 1.5),
    text(n % 3 ? `B${(n % 3) + 1}-${n}` : ''),
    text(owners),
    day(`20${two(10 + (n % 15))}-${two((n % 12) + 1)}-${two((n % 28) + 1)}`),
  ])
}

function residentRow(n) {
  return row([
    text(labelOf(n % households)),
    text(nameOf(n + 5 * Math.floor(n / households))),
    text(n % 3 === 2 ? '' : `0912${String(n).padStart(6, '0')}`),
    text(['屋主', '屋主家屬', '同住人'][Math.floor(n / households)]),
    text(n % 4 ? '' : `RA${'BCD'[Math.floor(n / households)]}-${1000 + (n % households)}`),
  ])
}

const sheet = (name, head, count, rowOf) =>
  `<table:table table:name="${name}">${row(head.map(text))}${Array.from({ length: count }, (_, n) => rowOf(n)).join('')}</table:table>`

const names =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0"'
const flat = `<?xml version="1.0" encoding="UTF-8"?><office:document ${names} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:automatic-styles><number:date-style style:name="ymd"><number:year number:style="long"/><number:text>/</number:text><number:month/><number:text>/</number:text><number:day/></number:date-style><style:style style:name="day" style:family="table-cell" style:data-style-name="ymd"/></office:automatic-styles><office:body><office:spreadsheet>${sheet('戶別', ['棟別', '樓層', '戶號', '專有面積（㎡）', '汽車位', '所有權人', '入住日期'], households, householdRow)}${sheet('住戶', ['戶別', '姓名', '電話', '身分', '汽車車號'], residents, residentRow)}</office:spreadsheet></office:body></office:document>`

const folder = mkdtempSync(path.join(tmpdir(), 'large-workbook-'))
try {
  writeFileSync(path.join(folder, 'large.fods'), flat)
  const given = [
    `-env:UserInstallation=file://${folder}/profile`,
    '--headless',
    '--convert-to',
    'xlsx',
    '--outdir',
    folder,
    path.join(folder, 'large.fods'),
  ]
  execFileSync('soffice', given, { stdio: 'inherit' })
  copyFileSync(path.join(folder, 'large.xlsx'), target)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
