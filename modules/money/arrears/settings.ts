import { z } from 'zod'
import { Day, paragraphs, words } from '#platform/contract/fields.ts'
import { channelsOf, demandChannels, isFormal, type Step, steps } from './steps.ts'

/** What is put into a letter where its name stands in braces. */
export const blanks = [
  '社區',
  '戶號',
  '繳款人',
  '日期',
  '期數',
  '金額',
  '利息',
  '合計',
  '期限',
  '明細',
  '催告情形',
  '未催告',
] as const

const Rung = z.object({
  step: z.enum(steps),
  isUsed: z.boolean(),
  channel: z.enum(demandChannels),
  /** Days that it gives to pay. */
  termDays: z.int().min(1).max(90),
})
export type Rung = z.output<typeof Rung>

/** Where interest comes from: none, the law's 5 % (Civil Code Art. 203), or the bylaws. */
export const interestBases = ['none', 'statutory', 'bylaws'] as const

/** What holds from a day on; in hundredths of a percent a year: 1000 is 10 %. More than 16 % is void (Civil Code Art. 205). */
const Rate = z.object({
  fromOn: Day,
  basis: z.enum(interestBases),
  rate: z.int().min(0).max(1600),
})
export type Rate = z.output<typeof Rate>

const Template = z.object({ step: z.enum(steps), title: words(40), body: paragraphs(1500) })
export type Template = z.output<typeof Template>

/** The steps that are taken, in their order. */
export const LadderSettings = z.object({
  ladder: z
    .array(Rung)
    .length(steps.length)
    .refine((rungs) => rungs.every(({ step }, nth) => step === steps[nth]), {
      error: '催繳階段須依序各一項',
    })
    .refine((rungs) => rungs.some(({ isUsed }) => isUsed), { error: '至少使用一個催繳階段' })
    .refine((rungs) => rungs.every(({ step, channel }) => channelsOf(step).includes(channel)), {
      error: '催告以投遞信函或掛號、存證信函以掛號、支付命令以法院為之，其他階段不經法院',
    }),
  /** From which overdue sum on a court may be asked before two periods are overdue. */
  considerable: z.int().min(1).max(9_999_999),
  /** How many days a demand gives at least, so that its term is a reasonable one (Art. 21). */
  demandDays: z.int().min(1).max(90).default(7),
})
export const InterestSettings = z.object({
  /** In the order of their days; the first holds for everything before, too. */
  rates: z
    .array(Rate)
    .min(1)
    .max(20)
    .refine(
      (rates) => rates.every(({ fromOn }, nth) => nth === 0 || fromOn > (rates[nth - 1]?.fromOn ?? '')),
      {
        error: '利率須依生效日排列，同一天只能有一個利率',
      },
    ),
})
export const LetterSettings = z.object({ templates: z.array(Template).length(steps.length) })

export const sections = {
  ladder: LadderSettings,
  interest: InterestSettings,
  letters: LetterSettings,
} as const
export type Section = keyof typeof sections

export type ArrearsSettings = z.output<typeof LadderSettings> &
  z.output<typeof InterestSettings> &
  z.output<typeof LetterSettings>

/** Whether a demand gives less than the reasonable term that the community decided on (Art. 21). */
export const isTermShort = (step: Step, days: number, demandDays: number): boolean =>
  isFormal(step) && days < demandDays

/** The step that comes after one, of those that the community takes; undefined after the last. */
export const nextStep = (last: Step | null, ladder: readonly Rung[]): Step | undefined =>
  ladder.find(({ step, isUsed }) => isUsed && (last === null || steps.indexOf(step) > steps.indexOf(last)))
    ?.step

const close = '\n\n{社區}管理委員會\n{日期}'

/** What holds until a community says otherwise. */
export const defaults: ArrearsSettings = {
  ladder: [
    { step: 'reminder', isUsed: true, channel: 'message', termDays: 7 },
    { step: 'notice', isUsed: true, channel: 'message', termDays: 14 },
    { step: 'demand', isUsed: true, channel: 'registered', termDays: 14 },
    { step: 'certified', isUsed: true, channel: 'registered', termDays: 14 },
    { step: 'order', isUsed: true, channel: 'court', termDays: 20 },
  ],
  considerable: 20_000,
  demandDays: 7,
  rates: [{ fromOn: '2000-01-01', basis: 'statutory', rate: 500 }],
  templates: [
    {
      step: 'reminder',
      title: '管理費繳費提醒',
      body: `{戶號} 您好：\n\n貴戶尚有管理費 {金額} 元已過繳費期限，提醒您於 {期限} 前，以繳費單所列帳號或至管理中心繳納。若已繳納，請忽略本提醒。${close}`,
    },
    {
      step: 'notice',
      title: '管理費繳費通知',
      body: `{戶號} {繳款人} 您好：\n\n貴戶下列管理費已逾繳費期限，合計 {金額} 元：\n{明細}\n\n請於 {期限} 前，以繳費單所列帳號或至管理中心繳納；如有疑義，請洽管理中心。${close}`,
    },
    {
      step: 'demand',
      title: '管理費催告函',
      body: `{戶號} {繳款人} 君：\n\n台端積欠下列管理費共 {期數} 期，合計 {金額} 元：\n{明細}\n\n依公寓大廈管理條例第二十一條，謹定期限催告台端於 {期限} 前，以繳費單所列帳號或至管理中心給付。逾期仍未給付，本會得訴請法院命給付應繳之金額及遲延利息。計至 {日期} 止之遲延利息為 {利息} 元。${close}`,
    },
    {
      step: 'certified',
      title: '存證信函（管理費催告）',
      body: `{繳款人} 君：\n\n台端就{社區} {戶號} 應繳之管理費，積欠下列共 {期數} 期，合計 {金額} 元{催告情形}：\n{明細}\n\n依公寓大廈管理條例第二十一條，茲定期限催告台端於 {期限} 前給付上開金額及計至 {日期} 止之遲延利息 {利息} 元，合計 {合計} 元。逾期仍未給付，本會得訴請法院命給付，或聲請支付命令。${close}`,
    },
    {
      step: 'order',
      title: '聲請支付命令明細',
      body: `債權人：{社區}管理委員會\n債務人：{繳款人}（{戶號}）\n\n請求給付管理費 {金額} 元，及計至 {日期} 止之遲延利息 {利息} 元，合計 {合計} 元：\n{明細}\n\n以上經定相當期限催告，債務人仍未給付（公寓大廈管理條例第二十一條）。{未催告}${close}`,
    },
  ],
}
