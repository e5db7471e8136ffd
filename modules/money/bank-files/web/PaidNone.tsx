import { showMoney } from '#platform/contract/show-money.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { copyText } from '#platform/web/look/copy-text.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { ChannelNews, PaidAnswer } from '../paid-shapes.ts'
import { channelWords, sayDay } from './line-words.tsx'

const transfers = new Set(['atm', 'web', 'remittance'])
const atDesk = new Set(['cash', 'cheque'])

/** Nothing came yet: how far the files have come, where the money may be, and what to say. */
export function PaidNone({ answer }: { answer: PaidAnswer }) {
  const t = useTexts('paidPage')
  const { understood, near, channels } = answer
  const { amount, code, codeOf, label, from, to } = understood
  const paidOn = middleOf(from, to)
  const byChannel = (names: ReadonlySet<string>) =>
    latest(channels.filter(({ channel }) => names.has(channel)))
  const store = byChannel(new Set(['store']))
  const transfer = byChannel(transfers)
  const told = channels.filter(({ paidThrough }) => paidThrough !== null)
  const nearWords = (rows: PaidAnswer['near']) =>
    inRow(
      rows.map((row) =>
        t('nearItem', {
          day: sayDay(row.paidOn),
          channel: channelWords(row.channel),
          amount: showMoney(row.amount),
        }),
      ),
    )
  const news = (of: ChannelNews | undefined) => {
    const expect = of?.expectOn ? sayDay(of.expectOn) : ''
    if (!of?.importedAt || !of.paidThrough) return t('neverImported')
    if (of.paidThrough >= paidOn) return t('fileHas', { through: sayDay(of.paidThrough) })
    return expect
      ? t('notYet', { imported: speakTime(of.importedAt), expect })
      : t('fileHas', { through: sayDay(of.paidThrough) })
  }
  const deskRows = near.filter(({ channel }) => atDesk.has(channel))
  const others = channels.filter(({ channel }) => channel !== 'store' && !transfers.has(channel))
  const rows: [string, string, string][] = [
    [t('store'), t('storeDays'), news(store)],
    [t('transfers'), t('transferDays'), news(transfer)],
    ...others.map((of): [string, string, string] => [channelWords(of.channel), t('otherChannel'), news(of)]),
    ...(understood.householdId
      ? [
          [t('desk'), t('deskDays'), deskRows.length ? nearWords(deskRows) : t('deskNone')] as [
            string,
            string,
            string,
          ],
        ]
      : []),
    ...(near.length
      ? [
          [t('otherAmount'), t('otherSome', { count: near.length }), nearWords(near)] as [
            string,
            string,
            string,
          ],
        ]
      : []),
  ]
  const aloud = t('readNone', {
    amount: amount === null ? t('readThis') : t('readAmount', { amount: amount.toLocaleString('en') }),
    day: sayDay(paidOn),
    atm: transfer?.expectOn ? sayDay(transfer.expectOn) : '',
    store: store?.expectOn ? sayDay(store.expectOn) : '',
  })
  const copy = () => void copyText(aloud, t('copied'))
  useHotKey('Alt+1', 'paidPage:copy', copy)
  const files = told.length
    ? t('filesThrough', {
        list: inRow(
          told.map(({ channel, paidThrough }) =>
            t('fileThrough', { channel: channelWords(channel), day: paidThrough ? sayDay(paidThrough) : '' }),
          ),
        ),
      })
    : t('noFiles')
  const belongs = code ? (codeOf ? t('codeBelongs', { label, run: codeOf }) : t('codeStrange')) : ''
  return (
    <>
      <div className="pd-verdict pd-none">
        <Icon name="clock" size={32} />
        <div className="lb-grow">
          <p className="pd-big">
            {amount === null ? t('titleNoneAny') : t('titleNone', { amount: showMoney(amount) })}
          </p>
          <p className="lb-quiet">
            {belongs}
            {files}
          </p>
        </div>
      </div>
      <div className="pd-where">
        <h3>{t('whereMayBe')}</h3>
        <ul>
          {rows.map(([where, how, said]) => (
            <li key={where}>
              <b>{where}</b>
              <span>{how}</span>
              <span className="lb-14 lb-quiet">{said}</span>
            </li>
          ))}
        </ul>
      </div>
      <figure className="pd-read">
        <figcaption>{t('readTitle')}</figcaption>
        <p>{aloud}</p>
      </figure>
      <div className="pd-acts">
        <Button type="primary" icon={<Icon name="doc" />} aria-keyshortcuts="Alt+1" onClick={copy}>
          {t('copy')} <Key keys="Alt 1" />
        </Button>
      </div>
    </>
  )
}

/** The channel of these whose files have come furthest. */
const latest = (channels: readonly ChannelNews[]): ChannelNews | undefined =>
  channels.toSorted((a, b) => (b.paidThrough ?? '').localeCompare(a.paidThrough ?? ''))[0]

/** The day that was said, between its days before and after; today where none was said. */
function middleOf(from: string | null, to: string | null): string {
  const today = dayOf(new Date())
  if (!from || !to) return today
  const middle = dayOf(new Date((Date.parse(from) + Date.parse(to)) / 2))
  return middle > today ? today : middle
}
