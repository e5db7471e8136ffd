import { z } from 'zod'
import { roles } from '#platform/contract/access.ts'
import { call, contract } from '#platform/contract/call.ts'
import { data, Instant, line } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

/** Seconds for which a code is good (R203). */
export const codeLife = 300
/** How a code begins: a scanner types capitals and digits, whatever its keyboard does. */
export const codePrefix = 'LM'
/** Whether a scan has the form of a manager's code. */
export const isManagerCode = (scanned: string): boolean =>
  /^LM[0-9A-F]{72}$/.test(scanned.normalize('NFKC').trim().toUpperCase())
/** The end of a code, by which an event means it. */
export const endingOf = (code: string): string => code.slice(-8)

export const unknownCode = () =>
  problem(404685, '這不是本社區的管理人員識別碼，請對方確認登入的社區後再掃一次。')
export const codeUsed = (sentence: string) => problem(409686, sentence)
export const codeExpired = () => problem(409687, '識別碼已超過 5 分鐘，請對方點一下重新產生。')
export const holderGone = () => problem(409688, '對方已登出，請對方重新登入後再產生識別碼。')

/** Who showed a code. */
export const Manager = z.object({
  name: z.string().meta({ wire: 'AdminName' }),
  /** Its middle is covered: auth_0912***678. */
  account: z.string(),
  role: z.enum(roles),
  communityName: z.string(),
  issuedAt: Instant,
  verifiedAt: Instant,
})
export type Manager = z.output<typeof Manager>

export const managerCodes = contract('managerCodes', {
  makeCode: call({
    method: 'GET',
    path: '/core/api/ManagerIdentifier/Token',
    summary: 'A code by which a manager account shows who it is: signed, for one time, 300 s (R198, R203).',
    can: 'managerCodes.show',
    takes: z.object({}),
    gives: data(z.object({ token: z.string() })),
  }),
  verifyCode: call({
    method: 'POST',
    path: '/api/v1/ManagerIdentifier/Verify',
    summary:
      'A desk, or a device that a desk signed in, scanned a code: who shows it. The code is used up. 404685 is no code of this community, 409686 was used, 409687 is too old, 409688 has no session any more.',
    can: 'managerCodes.verify',
    takes: z.object({ token: line(120) }),
    gives: data(Manager),
  }),
})
