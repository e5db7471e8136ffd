import { randomBytes, randomUUID } from 'node:crypto'
import { codeOf } from '#modules/doors/lockers/codes.ts'
import {
  type Armed,
  type CabinetEvent,
  type CabinetState,
  Heard,
  protocol,
  socketPath,
  type Told,
} from '#modules/doors/locker-gateway/messages.ts'
import { DeviceOnTrial, type Frame as Framed, Missed, type Pace, type Trials } from './device-on-trial.ts'

type Frame = Framed<Heard>

/** A server for one cabinet that is tried. */
export const cabinetOnTrial = () =>
  new DeviceOnTrial<Heard, Told>({ protocol, socketPath, name: 'lk-trial', Heard })
type OnTrial = ReturnType<typeof cabinetOnTrial>

/** What somebody does at the cabinet: a maker's hands, or a test's. */
export interface Hands {
  /** Closes the door of a cubby, with nothing behind it. */
  close(cubby: string): void
  /** Types six digits. */
  type(code: string): void
  /** Connects again, where the cabinet does not by itself. */
  reconnect(): void
}

/** How a cabinet is tried: one trial after the other, each standing on what those before left behind. */
export class CabinetTrials implements Trials {
  readonly #key = randomBytes(32)
  #revision = 0
  #cubby = ''
  #lastSeq = 0
  readonly #at: OnTrial
  readonly #hands: Hands
  readonly #pace: Pace

  constructor(at: OnTrial, hands: Hands, pace: Pace) {
    this.#at = at
    this.#hands = hands
    this.#pace = pace
  }

  #state(armed: Armed[] = [], disabled: string[] = []): CabinetState {
    return { revision: ++this.#revision, keyVersion: 1, key: this.#key.toString('base64'), armed, disabled }
  }

  #welcome(armed: Armed[] = []): void {
    this.#at.tell({
      type: 'welcome',
      time: new Date().toISOString(),
      lastSeq: this.#lastSeq,
      state: this.#state(armed),
    })
  }

  #ack(seq: number): void {
    this.#lastSeq = seq
    this.#at.tell({ type: 'ack', seq })
  }

  readonly #later = (minutes = 10) => new Date(Date.now() + minutes * 60_000).toISOString()
  #arm(counter: number): Armed[] {
    return [{ cubby: this.#cubby, counter, until: this.#later() }]
  }

  #open(id: string, op: string, until: string): void {
    this.#at.tell({ type: 'open', id, cubby: this.#cubby, op, why: 'admin', until })
  }

  #event(
    from: number,
    is: (event: CabinetEvent) => boolean,
    seconds: number,
    missed: string,
  ): Promise<CabinetEvent> {
    const find = ({ heard }: Frame) => (heard.type === 'event' && is(heard) ? heard : undefined)
    return this.#at.next(from, find, seconds, missed)
  }

  #backAfterCut(during?: () => void): Promise<number> {
    return this.#at.backAfterCut({ reconnect: this.#hands.reconnect, seconds: this.#pace.back }, during)
  }

  readonly all: readonly { name: string; run: () => Promise<void> }[] = [
    {
      name: '連線後第一句是 hello，列出每一個門',
      run: async () => {
        const { doors } = await this.#at.hello(0, this.#pace.back)
        if (this.#at.frames[0]?.heard.type !== 'hello') throw new Missed('hello 之前先送了別的')
        const [first] = doors
        if (!first) throw new Missed('hello 沒有列出門')
        this.#cubby = first.cubby
        this.#welcome()
      },
    },
    { name: '回應 ping', run: () => this.#at.ping() },
    {
      name: '叫它開門就開一次：done，事件 opened 帶著同一個 op；關上後 closed 也帶著',
      run: async () => {
        const [id, op, from] = [randomUUID(), randomUUID(), this.#at.frames.length]
        this.#open(id, op, this.#later(0.5))
        await this.#at.next(
          from,
          ({ heard }) => (heard.type === 'done' && heard.id === id ? heard : undefined),
          this.#pace.answers,
          '沒有回 done',
        )
        const opened = await this.#event(
          from,
          ({ kind, cubby }) => kind === 'opened' && cubby === this.#cubby,
          this.#pace.answers,
          '沒有 opened 事件',
        )
        if (!('op' in opened) || opened.op !== op) throw new Missed('opened 沒有帶 op')
        this.#ack(opened.seq)
        this.#hands.close(this.#cubby)
        const closed = await this.#event(
          from,
          ({ kind }) => kind === 'closed',
          this.#pace.hands,
          '關門後沒有 closed 事件',
        )
        if (!('op' in closed) || closed.op !== op) throw new Missed('closed 沒有帶開門時的 op')
        if (closed.seq !== opened.seq + 1) throw new Missed('seq 不是一次加一')
        this.#ack(closed.seq)
        const again = this.#at.frames.length
        this.#open(id, op, this.#later(0.5))
        await this.#at.never(again, opens, this.#pace.quiet, '同一個 id 又開了一次門')
      },
    },
    {
      name: '過了 until 的開門不開',
      run: async () => {
        const from = this.#at.frames.length
        this.#open(randomUUID(), randomUUID(), new Date(Date.now() - 60_000).toISOString())
        await this.#at.never(from, opens, this.#pace.quiet, '過期的開門還是開了')
      },
    },
    {
      name: '對的取件碼開門一次：先 collected 帶 counter，再 opened；第二次不開',
      run: async () => {
        this.#at.tell({ type: 'state', state: this.#state(this.#arm(1)) })
        await this.#at.ping()
        const from = this.#at.frames.length
        const code = codeOf(this.#key, this.#cubby, 1)
        this.#hands.type(code)
        const collected = await this.#event(
          from,
          (event) => event.kind === 'collected',
          this.#pace.hands,
          '輸入取件碼後沒有 collected 事件',
        )
        if (collected.kind !== 'collected' || collected.counter !== 1)
          throw new Missed('collected 的 counter 不對')
        const opened = await this.#event(
          from,
          ({ kind }) => kind === 'opened',
          this.#pace.answers,
          '取件後沒有 opened 事件',
        )
        this.#ack(opened.seq)
        this.#hands.close(this.#cubby)
        const closed = await this.#event(
          from,
          ({ kind }) => kind === 'closed',
          this.#pace.hands,
          '沒有 closed 事件',
        )
        this.#ack(closed.seq)
        const again = this.#at.frames.length
        this.#hands.type(code)
        await this.#at.never(again, opens, this.#pace.quiet, '同一個取件碼開了兩次')
      },
    },
    {
      name: '不在 state 裡的取件碼不開',
      run: async () => {
        this.#at.tell({ type: 'state', state: this.#state() })
        await this.#at.ping()
        const from = this.#at.frames.length
        this.#hands.type(codeOf(this.#key, this.#cubby, 2))
        await this.#at.never(from, opens, this.#pace.quiet, '已取消的取件碼還是開了')
      },
    },
    {
      name: '斷線時取件碼照開；連回後照原來的 seq 補送沒有被確認的事件',
      run: async () => {
        this.#at.tell({ type: 'state', state: this.#state(this.#arm(3)) })
        await this.#at.ping()
        const from = await this.#backAfterCut(() => this.#hands.type(codeOf(this.#key, this.#cubby, 3)))
        this.#welcome(this.#arm(3))
        const seqs = async (after: number) =>
          (
            await this.#event(
              after,
              (event) => event.kind === 'collected' && event.counter === 3,
              this.#pace.hands,
              '斷線時的取件沒有補送',
            )
          ).seq
        const first = await seqs(from)
        if (first !== this.#lastSeq + 1) throw new Missed('補送的 seq 不接著 lastSeq')
        // Nobody confirmed it: it comes again.
        const next = await this.#backAfterCut()
        this.#welcome(this.#arm(3))
        if ((await seqs(next)) !== first) throw new Missed('再補送時 seq 變了')
      },
    },
    {
      name: '確認過的事件不再補送，編號接下去',
      run: async () => {
        const events = this.#at.frames.flatMap(({ heard }) => (heard.type === 'event' ? [heard.seq] : []))
        this.#ack(Math.max(...events))
        await this.#at.ping()
        const from = await this.#backAfterCut()
        this.#welcome()
        await this.#at.never(
          from,
          ({ heard }) => heard.type === 'event',
          this.#pace.quiet,
          '確認過的事件又送來了',
        )
        this.#hands.close(this.#cubby)
        const { seq } = await this.#event(from, () => true, this.#pace.hands, '沒有 closed 事件')
        if (seq !== this.#lastSeq + 1) throw new Missed('編號沒有接下去')
        this.#ack(seq)
      },
    },
    {
      name: '錯五次後一分鐘內對的也不開',
      run: async () => {
        this.#at.tell({ type: 'state', state: this.#state(this.#arm(4)) })
        await this.#at.ping()
        const code = codeOf(this.#key, this.#cubby, 4)
        const from = this.#at.frames.length
        for (let times = 1; times <= 5; times++)
          this.#hands.type(String((Number(code) + times) % 1_000_000).padStart(6, '0'))
        this.#hands.type(code)
        await this.#at.never(from, opens, this.#pace.quiet, '錯五次後沒有停用')
      },
    },
    {
      name: '看不懂的訊息不理會，連線還在',
      run: async () => {
        this.#at.tellAnything(JSON.stringify({ type: 'greeting', of: 'a later version' }))
        this.#at.tellAnything('{')
        await this.#at.ping()
        if (this.#at.strange.length) throw new Missed(`送了文件裡沒有的訊息：${this.#at.strange[0]}`)
      },
    },
  ]
}

const opens = ({ heard }: Frame) =>
  heard.type === 'done' || (heard.type === 'event' && (heard.kind === 'opened' || heard.kind === 'collected'))
