/** What an answer of a payment says of what it was put to. */
export interface ToldWriteoff {
  WriteoffId: string
  Kind: string
  BillId: string | null
  TabletId: string
  Amount: number
  UndoneAt: string | null
}

interface Writeoff {
  writeoffId: string
  paymentId: string
  billId: string | null
  householdId: string
  amount: number
  isOver: boolean
}

const sum = (all: Iterable<number>): number => [...all].reduce((total, one) => total + one, 0)
const add = (sums: Map<string, number>, of: string, amount: number) =>
  sums.set(of, (sums.get(of) ?? 0) + amount)

/**
 * Books of what people were answered, apart from the database: plain sums without a ledger. Whatever is done at once, it holds in
 * any order.
 */
export class FeeModel {
  readonly bills = new Map<
    string,
    { householdId: string; amount: number; isVoided: boolean; version: number }
  >()
  readonly writeoffs = new Map<string, Writeoff>()
  /** Money of the desk. */
  readonly payments = new Map<
    string,
    { householdId: string; amount: number; refunded: number; isVoided: boolean }
  >()
  /** Money of the bank. */
  readonly lines = new Map<string, { householdId: string; amount: number; isReversed: boolean }>()
  readonly #refunded = new Map<string, number>()
  readonly #mergedInto = new Map<string, string>()
  /** Other income of the community's book. */
  readonly incomes = new Map<string, { amount: number; isVoided: boolean }>()

  /** Keeps what an answer says that a payment was put to; each is told once. */
  learn(paymentId: string, told: readonly ToldWriteoff[]): void {
    // What was given back stands among them too; whoever gave it back knows of it.
    for (const {
      WriteoffId: writeoffId,
      Kind,
      BillId: billId,
      TabletId: householdId,
      Amount: amount,
    } of told)
      if (Kind !== 'refund' && !this.writeoffs.has(writeoffId))
        this.writeoffs.set(writeoffId, { writeoffId, paymentId, billId, householdId, amount, isOver: false })
  }

  /** A bill asks for something else since one of its versions; answers may come in any order. */
  correct(billId: string, amount: number, version: number): void {
    const bill = this.bills.get(billId)
    if (bill && bill.version < version) Object.assign(bill, { amount, version })
  }

  end(writeoffId: string): void {
    const writeoff = this.writeoffs.get(writeoffId)
    if (writeoff) writeoff.isOver = true
  }

  /** Whatever was of one household is of the other from now on. */
  merge(from: string, into: string): void {
    this.#mergedInto.set(from, into)
  }

  /** Where a household's things are now. */
  #homeOf(id: string): string {
    const into = this.#mergedInto.get(id)
    return into ? this.#homeOf(into) : id
  }

  /** What the account of other income must hold. */
  income(): number {
    return sum([...this.incomes.values()].filter(({ isVoided }) => !isVoided).map(({ amount }) => amount))
  }

  refund(householdId: string, amount: number): void {
    add(this.#refunded, householdId, amount)
  }

  /** What stands of the desk's payments. */
  standing(): Writeoff[] {
    return [...this.writeoffs.values()].filter(
      ({ isOver, paymentId }) => !isOver && !this.payments.get(paymentId)?.isVoided,
    )
  }

  /** What is open of each payment of the desk that stands. */
  openOf(): Map<string, number> {
    const open = new Map<string, number>()
    for (const [id, { amount, refunded, isVoided }] of this.payments)
      if (!isVoided) open.set(id, amount - refunded)
    for (const { paymentId, amount } of this.standing()) add(open, paymentId, -amount)
    return open
  }

  /**
   * What these households must owe together: what was billed and given back, less what the desk put to them and what the bank
   * brought; as far as that is put to nothing yet, they owe it still and it is open.
   */
  owedBy(householdIds: readonly string[]): number {
    const theirs = <One extends { householdId: string }>(all: Iterable<One>) =>
      [...all].filter(({ householdId }) => householdIds.includes(this.#homeOf(householdId)))
    const billed = theirs(this.bills.values()).filter(({ isVoided }) => !isVoided)
    const brought = theirs(this.lines.values()).filter(({ isReversed }) => !isReversed)
    return (
      sum(billed.map(({ amount }) => amount)) +
      sum(
        theirs([...this.#refunded].map(([householdId, amount]) => ({ householdId, amount }))).map(
          (one) => one.amount,
        ),
      ) -
      sum(theirs(this.standing()).map(({ amount }) => amount)) -
      sum(brought.map(({ amount }) => amount))
    )
  }
}
