import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import {
  cursorPage,
  cursorPaging,
  data,
  Id,
  Instant,
  line,
  verbatim,
  Whole,
  words,
} from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

/** Days that an address of the form is good; printed ones want to be renewed. */
export const linkDays = 180
/** What one community takes in a day without asking more of anybody: more is hardly visitors. */
export const calmADay = 500
/** And at most: more is a flood. */
export const mostADay = 3000

const registrationId = Id
const name = words(40)
const people = z
  .int({ error: '請填寫人數' })
  .min(1, { error: '人數至少 1 人' })
  .max(99)
  .meta({ wire: 'PeopleCount' })
/** Where they said they go: a stranger's words, so no household is looked up by it. */
const goingTo = z.string().meta({ wire: 'TabletNote' })

export const Registration = z.object({
  registrationId: registrationId.meta({ wire: 'Id' }),
  at: Instant.meta({ wire: 'CreateAt' }),
  name: z.string(),
  /** Masked in the list. */
  phone: z.string(),
  people,
  goingTo,
  consentVersion: Whole,
})
export type Registration = z.output<typeof Registration>

export const formClosed = () => problem(404581, '這個登記連結已失效或社區未開放線上登記，請洽櫃台。')
export const consentMissing = () => problem(400581, '請先閱讀並同意個人資料蒐集事項。')
export const notAPhone = () => problem(400582, '電話號碼不正確，請檢查後再送出。')
export const consentChanged = () => problem(409581, '個人資料蒐集事項剛更新，請重新閱讀後再送出。')
export const registrationIdTaken = () => problem(409582, '同一次送出已存成另一筆登記，請重新整理後再填一次。')
export const tooManyToday = () =>
  problem(429581, '今天的線上登記已達上限，請直接洽櫃台登記。', { retryAfter: 3600 })

export const tooManyFromHere = (seconds: number) =>
  problem(
    429763,
    `這個網路送出的登記太多，請 ${Math.max(1, Math.ceil(seconds / 60))} 分鐘後再試，改用手機自己的網路，或直接洽櫃台登記。`,
    { retryAfter: seconds },
  )

// New registration belongs to service 17 (R165).
const service = [17] as const
const see = { can: 'visitorRegistrations.view', service } as const
const token = verbatim(200)

export const visitorRegistrations = contract('visitorRegistrations', {
  showFormUrl: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Guest/RegisterFormUrl',
    summary:
      'The address of the public form, for a QR code at the entrance; closed until the community opens it.',
    takes: z.object({}),
    gives: data(
      z.object({ url: z.string(), expiresAt: Instant.meta({ wire: 'ExpireAtUtc' }), isEnabled: z.boolean() }),
    ),
  }),
  showForm: call({
    method: 'GET',
    path: '/api/v1/Guest/RegisterForm/{token}',
    summary: 'What the public form shows: whose it is, what people agree to and how long it is kept.',
    can: 'public',
    takes: z.object({ token }),
    gives: data(
      z.object({
        communityName: z.string(),
        consent: z.string(),
        consentVersion: Whole,
        keptDays: z.int(),
      }),
    ),
  }),
  submitForm: call({
    method: 'POST',
    path: '/api/v1/Guest/RegisterForm/{token}',
    summary: 'A visitor registers on the public form; the desk is told.',
    can: 'public',
    takes: z.object({
      token,
      registrationId: Id.optional().meta({ wire: 'Id' }),
      name,
      phone: words(30),
      people,
      goingTo: line(40).default('').meta({ wire: 'TabletNote' }),
      isConsent: z.boolean(),
      consentVersion: Whole,
    }),
    gives: data(z.object({ registrationId: registrationId.meta({ wire: 'Id' }), communityName: z.string() })),
  }),
  listRegistrations: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Guest/Registration',
    summary:
      'Who registered on the public form, the newest first, telephone numbers masked; deep pages by After.',
    takes: z.object({
      from: Instant.optional(),
      /** Before this instant. */
      to: Instant.optional(),
      keyword: line(40).default(''),
      ...cursorPaging,
    }),
    gives: cursorPage(Registration),
  }),
  getRegistration: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Guest/Registration/{registrationId}',
    summary: 'One registration with the whole telephone number; the view is audited.',
    takes: z.object({ registrationId }),
    gives: data(Registration),
    errors: 'own',
  }),
})
