import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, Instant, line, verbatim, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

/** Whom somebody asks about: a resident by id, else a name and a phone. */
const subject = {
  residentId: Id.nullable().default(null),
  name: line(40).default(''),
  phone: line(20).default(''),
}

/** Somebody who lives or lived here, to choose from. */
const KnownPerson = z.object({
  residentId: Id,
  name: z.string(),
  /** Masked. */
  phone: z.string(),
  label: z.string().meta({ wire: 'TabletNote' }),
  movedOutOn: z.string().nullable(),
})
export type KnownPerson = z.output<typeof KnownPerson>

const Held = z.object({
  /** `packages` */
  name: z.string(),
  title: z.string(),
  /** What is deleted, and what stays and why. */
  words: z.string(),
  count: z.int(),
  /** How many of these are kept, and why. */
  stays: z.int(),
  reasons: z.array(z.string()),
  /** What has to be settled before anything is deleted. */
  open: z.array(z.string()),
})
export type Held = z.output<typeof Held>

const Holding = z.object({
  name: z.string(),
  /** Masked. */
  phone: z.string(),
  /** Where they live or lived; [] of somebody who never did. */
  labels: z.array(z.string()).meta({ wire: 'TabletNotes' }),
  held: z.array(Held),
})
export type Holding = z.output<typeof Holding>

const Request = z.object({
  requestId: Id,
  at: Instant,
  by: z.string(),
  reason: z.string(),
  state: z.enum(['working', 'done', 'refused']),
  doneAt: Instant.nullable(),
  /** Why it was refused. */
  words: z.string(),
  counts: z.array(z.object({ name: z.string(), title: z.string(), count: z.int(), stays: z.int() })),
})
export type PersonalDataRequest = z.output<typeof Request>

export const nobody = () => problem(404441, '找不到這位住戶，請重新搜尋。')
export const nameOrPhoneMissing = () => problem(400441, '非住戶請同時填寫姓名與電話，才不會誤刪同名的人。')
export const stillOpen = (sentences: readonly string[]) =>
  problem(409441, `還不能刪除：${sentences.join('')}`, { data: sentences })
export const requestIdTaken = () => problem(409442, '同一次請求已用於另一次刪除，請關閉視窗後重新申請。')

export const personalData = contract('personalData', {
  findPeople: call({
    method: 'GET',
    path: '/api/v1/PersonalData/People',
    summary: 'Residents, also those who moved out, by a part of their name or the end of a phone number.',
    can: 'personalData.manage',
    takes: z.object({ text: verbatim(40) }),
    gives: data(z.array(KnownPerson)),
  }),
  look: call({
    method: 'POST',
    path: '/api/v1/PersonalData/Look',
    summary: 'What is held of a person, module by module; the look is audited.',
    can: 'personalData.manage',
    takes: z.object(subject),
    gives: data(Holding),
    anew: 'it names a person; looking again looks anew',
  }),
  exportAll: call({
    method: 'POST',
    path: '/api/v1/PersonalData/File',
    summary: 'Everything that is held of a person, as a workbook (個資法 Art. 3, 10); audited.',
    can: 'personalData.manage',
    takes: z.object({ ...subject, reason: words(60) }),
    gives: z.unknown(),
    anew: 'it is a file about a person',
  }),
  forget: call({
    method: 'POST',
    path: '/api/v1/PersonalData/Request',
    summary:
      'Deletes what is held of a person, in one piece, in the background (個資法 Art. 3, 11). 409441 says what has to be settled first.',
    can: 'personalData.manage',
    takes: z.object({ requestId: Id, ...subject, reason: words(60) }),
    gives: data(Request),
  }),
  listRequests: call({
    method: 'GET',
    path: '/api/v1/PersonalData/Request',
    summary: 'Deletions that were asked for, the newest first, without whom they were about.',
    can: 'personalData.manage',
    takes: z.object({ maxCount: z.int().min(1).max(100).default(20) }),
    gives: data(z.array(Request)),
  }),
})
