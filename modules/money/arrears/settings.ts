import { z } from 'zod'
import { paragraphs, RowVersion, words } from '#platform/contract/fields.ts'
import { steps } from './steps.ts'

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
] as const

const Template = z.object({ step: z.enum(steps), title: words(40), body: paragraphs(1500) })
export type Template = z.output<typeof Template>

const content = {
  /** Where interest comes from: none, the law's 5 %, or the bylaws. */
  interestBasis: z.enum(['none', 'statutory', 'bylaws']),
  /** Of the bylaws, in hundredths of a percent a year: 1000 is 10 %. More than 16 % is void. */
  bylawsRate: z.int().min(0).max(1600),
  /** From which overdue sum on a court may be asked before two periods are overdue. */
  considerable: z.int().min(1).max(9_999_999),
  /** Days that a demand gives. */
  termDays: z.int().min(1).max(90),
  templates: z.array(Template).length(steps.length),
}
export const ArrearsSettings = z.object({ ...content, version: RowVersion })
export type ArrearsSettings = z.output<typeof ArrearsSettings>
export type ArrearsContent = Omit<ArrearsSettings, 'version'>

/** In hundredths of a percent a year. */
export const rateOf = ({ interestBasis, bylawsRate }: ArrearsContent): number =>
  ({ none: 0, statutory: 500, bylaws: bylawsRate })[interestBasis]

const close = '\n\n{社區}管理委員會\n{日期}'

/** What holds until a community says otherwise. */
export const defaults: ArrearsContent = {
  interestBasis: 'statutory',
  bylawsRate: 1000,
  considerable: 20_000,
  termDays: 14,
  templates: [
    {
      step: 'reminder',
      title: '管理費繳費提醒',
      body: `{戶號} 您好：\n\n貴戶尚有管理費 {金額} 元已過繳費期限，提醒您於 {期限} 前繳納。若已繳納，請忽略本提醒。${close}`,
    },
    {
      step: 'notice',
      title: '管理費繳費通知',
      body: `{戶號} {繳款人} 您好：\n\n貴戶下列管理費已逾繳費期限，合計 {金額} 元：\n{明細}\n\n請於 {期限} 前繳納；如有疑義，請洽管理中心。${close}`,
    },
    {
      step: 'demand',
      title: '管理費催告函',
      body: `{戶號} {繳款人} 君：\n\n台端積欠下列管理費共 {期數} 期，合計 {金額} 元：\n{明細}\n\n依公寓大廈管理條例第二十一條，謹定期限催告台端於 {期限} 前給付。逾期仍未給付，本會得訴請法院命給付應繳之金額及遲延利息。計至 {日期} 止之遲延利息為 {利息} 元。${close}`,
    },
    {
      step: 'certified',
      title: '存證信函（管理費催告）',
      body: `敬啟者：\n\n台端為{社區} {戶號} 區分所有權人，積欠下列管理費共 {期數} 期，合計 {金額} 元，前經催告仍未給付：\n{明細}\n\n茲再限台端於 {期限} 前給付上開金額及遲延利息 {利息} 元，合計 {合計} 元。逾期即依公寓大廈管理條例第二十一條，聲請支付命令。${close}`,
    },
    {
      step: 'order',
      title: '聲請支付命令明細',
      body: `債權人：{社區}管理委員會\n債務人：{繳款人}（{戶號}）\n\n請求給付管理費 {金額} 元，及計至 {日期} 止之遲延利息 {利息} 元，合計 {合計} 元：\n{明細}\n\n以上經定相當期限催告，債務人仍未給付（公寓大廈管理條例第二十一條）。${close}`,
    },
  ],
}
