import { randomUUID } from 'node:crypto'
import {
  type DoorEvent,
  Heard,
  protocol,
  socketPath,
  type Told,
} from '#modules/doors/door-gateway/messages.ts'
import { DeviceOnTrial, type Frame, Missed, type Pace, type Trials } from './device-on-trial.ts'

/** A server for one door controller that is tried. */
export const doorOnTrial = () =>
  new DeviceOnTrial<Heard, Told>({ protocol, socketPath, name: 'dr-trial', Heard })
type OnTrial = ReturnType<typeof doorOnTrial>

/** What somebody does at the door: a maker's hands, or a test's. */
export interface DoorHands {
  /** Opens the door that was just unlocked. */
  open(): void
  /** Opens it though nobody unlocked it. */
  force(): void
  close(): void
  /** Connects again, where the controller does not by itself. */
  reconnect(): void
}

const isUnlocked = ({ heard }: Frame<Heard>) => heard.type === 'event' && heard.kind === 'unlocked'

/** How a door controller is tried: one trial after the other, each standing on what those before left behind. */
export class DoorTrials implements Trials {
  #lastSeq = 0
  #hasSensor = true
  readonly #at: OnTrial
  readonly #hands: DoorHands
  readonly #pace: Pace

  constructor(at: OnTrial, hands: DoorHands, pace: Pace) {
    this.#at = at
    this.#hands = hands
    this.#pace = pace
  }

  #welcome(): void {
    this.#at.tell({ type: 'welcome', time: new Date().toISOString(), lastSeq: this.#lastSeq })
  }

  #ack(seq: number): void {
    this.#lastSeq = seq
    this.#at.tell({ type: 'ack', seq })
  }

  #open(id: string, seconds = 30): void {
    const until = new Date(Date.now() + seconds * 1000).toISOString()
    this.#at.tell({ type: 'open', id, why: 'desk', by: '櫃台', until })
  }

  #event(
    from: number,
    is: (event: DoorEvent) => boolean,
    seconds: number,
    missed: string,
  ): Promise<DoorEvent> {
    const find = ({ heard }: Frame<Heard>) => (heard.type === 'event' && is(heard) ? heard : undefined)
    return this.#at.next(from, find, seconds, missed)
  }

  #backAfterCut(): Promise<number> {
    return this.#at.backAfterCut({ reconnect: this.#hands.reconnect, seconds: this.#pace.back })
  }

  /** The next event of a kind, which somebody brings about, numbered behind the last one; it is acknowledged. */
  async #brought(from: number, kind: DoorEvent['kind'], missed: string): Promise<void> {
    const { seq } = await this.#event(from, (event) => event.kind === kind, this.#pace.hands, missed)
    if (seq !== this.#lastSeq + 1) throw new Missed('seq 不是一次加一')
    this.#ack(seq)
  }

  readonly all: readonly { name: string; run: () => Promise<void> }[] = [
    {
      name: '連線後第一句是 hello，說門開著還是關著',
      run: async () => {
        const { leaf } = await this.#at.hello(0, this.#pace.back)
        if (this.#at.frames[0]?.heard.type !== 'hello') throw new Missed('hello 之前先送了別的')
        if (leaf === 'open') throw new Missed('開始時門要關上')
        this.#hasSensor = leaf !== 'unknown'
        this.#welcome()
      },
    },
    { name: '回應 ping', run: () => this.#at.ping() },
    {
      name: '叫它開門就開一次：事件 unlocked 帶著命令的 id；同一個 id 再來不開',
      run: async () => {
        const [id, from] = [randomUUID(), this.#at.frames.length]
        this.#open(id)
        const unlocked = await this.#event(
          from,
          (event) => event.kind === 'unlocked',
          this.#pace.answers,
          '沒有 unlocked 事件',
        )
        if (!('order' in unlocked) || unlocked.order !== id) throw new Missed('unlocked 沒有帶 order')
        this.#ack(unlocked.seq)
        if (this.#hasSensor) {
          this.#hands.open()
          await this.#brought(from, 'opened', '開門後沒有 opened 事件')
          this.#hands.close()
          await this.#brought(from, 'closed', '關門後沒有 closed 事件')
        }
        const again = this.#at.frames.length
        this.#open(id)
        await this.#at.never(again, isUnlocked, this.#pace.quiet, '同一個 id 又開了一次門')
      },
    },
    {
      name: '過了 until 的開門不開，回 refused',
      run: async () => {
        const [id, from] = [randomUUID(), this.#at.frames.length]
        this.#open(id, -60)
        const { kind, seq } = await this.#event(
          from,
          (event) => 'order' in event && event.order === id,
          this.#pace.answers,
          '沒有回答過期的命令',
        )
        this.#ack(seq)
        if (kind !== 'refused') throw new Missed('過期的開門還是開了')
      },
    },
    {
      name: '沒有人開門而門開了：forced；沒有感應器的不試',
      run: async () => {
        if (!this.#hasSensor) return
        const from = this.#at.frames.length
        this.#hands.force()
        await this.#brought(from, 'forced', '門被強行打開後沒有 forced 事件')
        this.#hands.close()
        await this.#brought(from, 'closed', '關門後沒有 closed 事件')
      },
    },
    {
      name: '開門後斷線：連回後照原來的 seq 補送沒有被確認的 unlocked，直到被確認',
      run: async () => {
        const [id, from] = [randomUUID(), this.#at.frames.length]
        const isOfOrder = (event: DoorEvent) =>
          event.kind === 'unlocked' && 'order' in event && event.order === id
        this.#open(id)
        const { seq } = await this.#event(from, isOfOrder, this.#pace.answers, '沒有 unlocked 事件')
        for (let times = 0; times < 2; times++) {
          const back = await this.#backAfterCut()
          this.#welcome()
          const again = await this.#event(back, isOfOrder, this.#pace.hands, '沒有被確認的事件沒有補送')
          if (again.seq !== seq) throw new Missed('補送時 seq 變了')
        }
        this.#ack(seq)
      },
    },
    {
      name: '確認過的事件不再補送，編號接下去',
      run: async () => {
        await this.#at.ping()
        const from = await this.#backAfterCut()
        this.#welcome()
        await this.#at.never(
          from,
          ({ heard }) => heard.type === 'event',
          this.#pace.quiet,
          '確認過的事件又送來了',
        )
        const id = randomUUID()
        this.#open(id)
        await this.#brought(from, 'unlocked', '沒有 unlocked 事件')
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
