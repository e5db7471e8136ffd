import { z } from 'zod'

const Fact = z.object({ label: z.string(), words: z.string(), isStrong: z.boolean() })
export type Fact = z.output<typeof Fact>

/** What a bill says in words, as paper and preview have it: each draws these and adds none of its own. */
export const BillSaid = z.object({
  /** Its number and day, at the head. */
  head: z.array(z.string()),
  /** 蔡宗翰 君; '' of an unknown payer. */
  payer: z.string(),
  /** The days that it is for. */
  term: Fact,
  /** How much by when; the first is the amount. */
  box: z.array(Fact),
  table: z.object({
    head: z.array(z.string()).length(3),
    rows: z.array(
      z.object({ name: z.string(), basis: z.string(), amount: z.string(), isStrong: z.boolean() }),
    ),
    sum: z.object({ name: z.string(), amount: z.string() }),
  }),
  transfer: z
    .object({ title: z.string(), lines: z.array(z.string()), account: z.string(), terms: z.string() })
    .nullable(),
  fees: z.object({ title: z.string(), rows: z.array(z.array(z.string())) }).nullable(),
  shops: z.object({ title: z.string(), segments: z.array(z.string()), sentence: z.string() }).nullable(),
  /** Instead of ways to pay: it is void, paid, or can be paid at the desk alone; '' where there are ways. */
  closed: z.string(),
  isVoided: z.boolean(),
  /** 【作廢】; '' of what holds. */
  mark: z.string(),
  stub: z.object({
    cut: z.string(),
    title: z.string(),
    number: z.string(),
    facts: z.array(Fact),
    foot: z.string(),
    stamp: z.string(),
  }),
})
export type BillSaid = z.output<typeof BillSaid>

/** What a receipt says in words, as sheet, roll and preview have it. */
export const ReceiptSaid = z.object({
  title: z.string(),
  /** 補印, 作廢 */
  marks: z.array(z.string()),
  /** Its number and day. */
  head: z.array(Fact),
  facts: z.array(Fact),
  amount: Fact,
  /** 新臺幣 參仟伍佰參拾捌元整 */
  inWords: z.string(),
  foot: z.string(),
  stamp: z.string(),
})
export type ReceiptSaid = z.output<typeof ReceiptSaid>
