import './draw-paper.css'
import { writeTime } from '#platform/contract/speak-time.ts'
import { clockAt } from '#modules/everyday/facility-slots.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import type { Draw } from '../contract.ts'

/** The result for the lift: households and lots without names, and all numbers that it takes to reckon it again. */
export function DrawPaper({ draw, onDone }: { draw: Draw; onDone: () => void }) {
  const t = paperTexts('drawPage')
  const community = useMe()?.communityName ?? ''
  const { facilityName, day, from, until, entries, source, numbers, witness } = draw
  const waiting = entries.filter(({ isBlank, bookingState }) => isBlank && bookingState !== null)
  const facts = [
    [t('drawn'), draw.drawnAt && writeTime(draw.drawnAt)],
    [t('commitment'), draw.commitment],
    [t('fingerprint'), draw.fingerprint],
    [t('source'), source || t('sourceNone')],
    [t('numbers'), numbers],
    [t('witness'), witness],
    [t('secret'), draw.nonce],
    [t('seed'), draw.seed],
  ] as const
  return (
    <PrintSheet width="A4" margin="14mm" onDone={onDone}>
      <div className="lb-print-page dp-sheet">
        <h1>{t('paperTitle', { community })}</h1>
        <p>{t('paperAbout', { facility: facilityName, day: day.replaceAll('-', '/'), from, until })}</p>
        <table>
          <thead>
            <tr>
              <th>{t('household')}</th>
              <th>{t('uses')}</th>
              <th>{t('lots')}</th>
              <th>{t('result')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.entryId}>
                <td>{entry.label}</td>
                <td>{t('usesOf', { count: entry.uses ?? 0 })}</td>
                <td>{entry.lots}</td>
                <td>
                  {entry.isBlank
                    ? waiting.includes(entry)
                      ? t('waits', { rank: waiting.indexOf(entry) + 1 })
                      : t('blank')
                    : `${t('won', { rank: entry.rank ?? 0 })}　${entry.startsAt ? clockAt(entry.startsAt) : ''}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <dl>
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <p>{t('proof')}</p>
      </div>
    </PrintSheet>
  )
}
