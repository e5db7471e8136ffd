import { Readable } from 'node:stream'
import type { Target } from '#platform/contract/words.ts'
import { maskMobile } from '#platform/contract/masking.ts'
import { taipei } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import {
  openOf,
  type Person,
  type PersonalData,
  type PersonalRecord,
  recordsOf,
} from '#platform/server/personal-data.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import type { Held, Holding } from '../contract.ts'
import { personOf, type Subject } from './people.ts'

/** What a module holds of a person, counted; and what has to be settled first. */
export async function heldBy(lease: Lease, data: PersonalData, person: Person): Promise<Held> {
  const records = await recordsOf(lease, data, person)
  const staying = records.filter((record) => record.stays)
  return {
    name: data.name,
    title: data.title,
    words: data.words,
    count: records.length,
    stays: staying.length,
    reasons: [...new Set(staying.map((record) => record.stays))],
    open: await openOf(lease, data, person),
  }
}

/** Where the audit says whose data it was: a resident by id; of an outsider nothing, so that nothing of them stays. */
export const auditTarget = ({ residentId }: Subject): { target: Target; targetId?: string } =>
  residentId ? { target: 'resident', targetId: residentId } : { target: 'outsider' }

/** What is held of a person, module by module; audited. Throws nobody, nameOrPhoneMissing. */
export async function look(
  context: Context,
  all: readonly PersonalData[],
  subject: Subject,
): Promise<Holding> {
  const { person, labels } = await personOf(context, subject)
  const held: Held[] = []
  for (const item of all) held.push(await heldBy(context, item, person))
  const counts = Object.fromEntries(held.filter((item) => item.count).map((item) => [item.name, item.count]))
  context.audit({ action: 'personalData.look', ...auditTarget(subject), after: { counts } })
  return { name: person.name, phone: maskMobile(person.phones[0] ?? ''), labels, held }
}

const two = (n: number) => String(n).padStart(2, '0')

async function* once<T>(rows: readonly T[]) {
  yield rows
}

/** Everything that is held of a person, as a workbook (個資法 Art. 3, 10); audited. Throws nobody, nameOrPhoneMissing. */
export async function exportAll(
  context: Context,
  all: readonly PersonalData[],
  subject: Subject & { reason: string },
): Promise<FileAnswer> {
  const { person, labels } = await personOf(context, subject)
  const sheets: { one: PersonalData; records: PersonalRecord[] }[] = []
  for (const item of all) sheets.push({ one: item, records: await recordsOf(context, item, person) })
  const rows = sheets.flatMap(({ one, records }) =>
    records.map((record) => [one.title, record.title, record.at, record.words, record.stays]),
  )
  context.audit({
    action: 'personalData.export',
    ...auditTarget(subject),
    after: { records: rows.length },
    reason: subject.reason,
  })
  const plain = { format: 'plain' } as const
  const content = writeWorkbook({
    sheets: [
      {
        title: '個人資料',
        columns: [
          { title: '類別', width: 18, ...plain },
          { title: '項目', width: 14, ...plain },
          { title: '時間', width: 17, ...plain },
          { title: '內容', width: 90, ...plain },
          { title: '不刪除的原因', width: 50, ...plain },
        ],
        batches: once(rows),
      },
      {
        title: '處理方式',
        columns: [
          { title: '類別', width: 18, ...plain },
          { title: '筆數', width: 8, ...plain },
          { title: '請求刪除時', width: 110, ...plain },
        ],
        batches: once(sheets.map(({ one, records }) => [one.title, records.length, one.words])),
      },
    ],
    about: {
      title: '關於這份檔案',
      lines: [
        ['社區', context.actor.communityName],
        ['當事人', person.name],
        ['戶別', labels.join('、')],
        ['電話', person.phones.join('、')],
        ['製作時間', context.now],
        ['製作人', context.actor.name],
        ['依據', '個人資料保護法第 3 條、第 10 條：當事人得請求查詢、閱覽及製給複製本。'],
        ['簽名與照片', '內容欄有「有簽名」「有照片」者，請向管理中心調閱。'],
      ],
    },
  })
  const { year, month, day } = taipei(context.now)
  return {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `個人資料_${person.name}_${year}${two(month)}${two(day)}.xlsx`,
    content: Readable.from(content),
  }
}
