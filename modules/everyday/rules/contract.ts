import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, done, Id, Instant, line, paragraphs, verbatim, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { FormattedText } from '#modules/everyday/formatted-text/contract.ts'
import { mostFiles } from '#modules/everyday/news/contract.ts'
import { AttachedFile } from '#modules/everyday/notifications/contract.ts'

export const ruleCategories = ['covenant', 'facility', 'parking', 'renovation', 'pets', 'other'] as const
export type RuleCategory = (typeof ruleCategories)[number]
/** Who may decide a rule: the covenant is the assembly's (公寓大廈管理條例 Art. 3 no. 12). */
export const deciders = ['assembly', 'committee', 'management'] as const
export type Decider = (typeof deciders)[number]

const ruleId = Id.meta({ wire: 'Id' })
const versionId = Id.meta({ wire: 'VersionId' })
const version = {
  content: FormattedText,
  files: z.array(AttachedFile).max(mostFiles).default([]),
  /** What is different from the version before. */
  changed: paragraphs(500),
  decidedBy: z.enum(deciders),
  /** Which meeting: 第 12 屆區分所有權人會議. */
  meeting: line(60),
  /** The assembly that decided it, where it was held with Lobby. */
  assemblyId: Id.nullable().default(null),
  decidedOn: Day,
  inForceOn: Day,
}
export const RuleVersion = z.object({
  versionId,
  nth: z.int().meta({ wire: 'Version' }),
  ...version,
  files: z.array(AttachedFile),
  changed: z.string(),
  meeting: z.string(),
  assemblyId: Id.nullable(),
  /** The news that told residents of it. */
  newsId: Id.nullable(),
  writtenAt: Instant.meta({ wire: 'CreateAtUtc' }),
  writtenBy: z.string().meta({ wire: 'CreateBy' }),
  /** It says nothing any more, and why. */
  withdrawn: z.object({ at: Instant.meta({ wire: 'AtUtc' }), by: z.string(), reason: z.string() }).nullable(),
})
export type RuleVersion = z.output<typeof RuleVersion>

export const Rule = z.object({
  ruleId,
  title: z.string(),
  category: z.enum(ruleCategories).meta({ wire: 'Type' }),
  /** How many versions it has; the newest is the last. */
  versions: z.int().meta({ wire: 'VersionCount' }),
  decidedBy: z.enum(deciders),
  meeting: z.string(),
  decidedOn: Day,
  inForceOn: Day,
  changed: z.string(),
  /** The version that is in force today, and since when; null: none is yet. */
  inForceNow: z.int().nullable().meta({ wire: 'InForceVersion' }),
  inForceSince: Day.nullable(),
})
export type Rule = z.output<typeof Rule>

export const ruleIdTaken = () =>
  problem(409_28_500, '這個辦法先前已存好，內容和現在不同；再存一次會成為下一版。')
export const versionOvertaken = () =>
  problem(409_28_501, '剛有另一位同仁寫了新的版本，請看過它再寫你的版本。')
export const ruleCorrected = () => problem(409_28_502, '名稱或類別剛被另一位同仁改過，請看過新的內容再儲存。')
export const toldAlready = () => problem(409_28_503, '這一版已經發成公告，請到公告修改。')
export const daysTurned = () => problem(400_28_500, '施行日不可早於決議日，請重新填寫。')
export const covenantByOthers = () =>
  problem(400_28_502, '規約由區分所有權人會議訂定與修改，請選區分所有權人會議。')
export const ruleEmpty = () => problem(400_28_501, '還沒有內文，請寫好再儲存。')

export const versionUnchanged = () => problem(400_28_503, '內文與附件和上一版完全相同，請修正後再儲存。')
export const changeUnsaid = () => problem(400_28_504, '請填寫修正了什麼，再儲存新的版本。')

export const versionNotNewest = () => problem(409_28_505, '只能撤回最新的一版，請先看過新的版本。')
export const versionWithdrawn = () => problem(409_28_506, '這一版已經撤回，請看過最新的內容。')
export const onlyVersion = () => problem(409_28_507, '這個辦法只剩這一版；要作廢請刪除整個辦法。')

const service = [52] as const
const see = { can: 'rules.view', service } as const
const edit = { can: 'rules.edit', service } as const
const base = '/api/v1/Rules'

/** The rules of a community, in versions (service 52). */
export const rules = contract('rules', {
  listRules: call({
    ...see,
    method: 'GET',
    path: base,
    summary: 'All rules by kind and name, each as its newest version says it.',
    takes: z.object({}),
    gives: data(z.array(Rule)),
  }),
  getRule: call({
    ...see,
    method: 'GET',
    path: `${base}/{ruleId}`,
    summary: 'One rule with all its versions, the newest first.',
    takes: z.object({ ruleId }),
    gives: data(
      z.object({
        ruleId,
        title: z.string(),
        category: z.enum(ruleCategories).meta({ wire: 'Type' }),
        versions: z.array(RuleVersion),
      }),
    ),
    errors: 'own',
  }),
  openFile: call({
    ...see,
    method: 'GET',
    path: `${base}/{ruleId}/File`,
    summary: 'A short-lived link to a picture or file of any version of a rule; the view is audited.',
    takes: z.object({ ruleId, path: verbatim(200) }),
    gives: data(z.object({ url: z.string() })),
    inTransaction: 'it writes down who looked',
    errors: 'own',
  }),
  keepFile: call({
    ...edit,
    method: 'POST',
    path: `${base}/File`,
    summary: 'Keeps a file that is to hang on a version of a rule: a PDF or a picture, told by its bytes.',
    body: 'file',
    takes: z.object({}),
    gives: data(AttachedFile),
  }),
  addRule: call({
    ...edit,
    method: 'POST',
    path: base,
    summary: 'Writes a rule with its first version; the client makes the ids.',
    takes: z.object({
      ruleId,
      versionId,
      title: words(60),
      category: z.enum(ruleCategories).meta({ wire: 'Type' }),
      ...version,
    }),
    gives: done,
  }),
  addVersion: call({
    ...edit,
    method: 'POST',
    path: `${base}/{ruleId}/Version`,
    summary: 'Writes another version of a rule after the one that was seen; those before stay as they were.',
    takes: z.object({ ruleId, versionId, after: z.int().min(1).max(1000), ...version }),
    gives: done,
  }),
  correctRule: call({
    ...edit,
    method: 'PUT',
    path: `${base}/{ruleId}`,
    summary: 'Corrects name and kind of a rule as they were seen; what its versions say stays.',
    takes: z.object({
      ruleId,
      title: words(60),
      category: z.enum(ruleCategories).meta({ wire: 'Type' }),
      seenTitle: line(60).meta({ wire: 'TitleSeen' }),
      seenCategory: z.enum(ruleCategories).meta({ wire: 'TypeSeen' }),
    }),
    gives: done,
  }),
  withdrawVersion: call({
    ...edit,
    method: 'PATCH',
    path: `${base}/{ruleId}/Version/{versionId}/Withdraw`,
    summary: 'Withdraws the newest version of a rule with a reason; the one before is followed again.',
    takes: z.object({ ruleId, versionId, reason: words(60) }),
    gives: done,
  }),
  makeNews: call({
    ...edit,
    method: 'POST',
    path: `${base}/{ruleId}/Version/{versionId}/News`,
    summary:
      'A draft of news of a version: what changed, who decided it, and the text; nobody sees it until somebody releases it.',
    takes: z.object({ ruleId, versionId, newsId: Id }),
    gives: data(z.object({ newsId: Id })),
  }),
  deleteRule: call({
    ...edit,
    method: 'DELETE',
    path: `${base}/{ruleId}`,
    summary: 'Takes a rule off the list; its versions stay for the record.',
    takes: z.object({ ruleId }),
    gives: done,
  }),
})
