import { clockAt } from '#modules/everyday/facility-slots.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { Draw, DrawEntry } from '../contract.ts'
import { drawsApi, useDrawChanges } from './queries.ts'

/** Who entered, in the order of the draw once it was drawn; the lot that was drawn is black. */
export function DrawEntries({ draw, mayWithdraw }: { draw: Draw; mayWithdraw: boolean }) {
  const t = useTexts('drawPage')
  const { entries, state, facilityId, day } = draw
  const act = useAsked(useDrawChanges())
  if (!entries.length) return <EmptyState icon="people" title={t('nobody')} text={t('nobodyText')} />
  const total = entries.reduce((sum, { lots }) => sum + (lots ?? 0), 0)
  const blanks = entries.filter(({ isBlank, bookingState }) => isBlank && bookingState !== null)
  return (
    <>
      <div className="fd-scroll">
        <table className="fd-table">
          <thead>
            <tr>
              <th scope="col">{t('household')}</th>
              <th scope="col">{t('wishes')}</th>
              {total > 0 && (
                <>
                  <th scope="col" data-end>
                    {t('uses')}
                  </th>
                  <th scope="col">{t('lots')}</th>
                  <th scope="col" data-end>
                    {t('chance')}
                  </th>
                </>
              )}
              <th scope="col">{t('result')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.entryId} data-won={entry.rank !== null && !entry.isBlank ? '' : undefined}>
                <td>
                  <HouseholdName label={entry.label} names={entry.names} />
                </td>
                <td className="lb-nowrap">{entry.wishes.join('、')}</td>
                {total > 0 && (
                  <>
                    <td data-end>{t('usesOf', { count: entry.uses ?? 0 })}</td>
                    <td>
                      <Lots entry={entry} />
                    </td>
                    <td data-end>
                      {entry.lots}／{total}
                    </td>
                  </>
                )}
                <td className="lb-nowrap">
                  {state === 'drawn' ? (
                    <Result entry={entry} nth={blanks.indexOf(entry) + 1} />
                  ) : (
                    mayWithdraw && (
                      <Button
                        size="small"
                        loading={act.busy}
                        onClick={() =>
                          void act.submit({
                            work: (retry) =>
                              drawsApi.withdraw({ facilityId, day, entryId: entry.entryId }, retry),
                            done: t('withdrawn'),
                          })
                        }
                      >
                        {t('withdraw')}
                      </Button>
                    )
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="lb-14 lb-quiet lb-inner-10">{t(state === 'open' ? 'footOpen' : 'foot')}</p>
    </>
  )
}

function Lots({ entry }: { entry: DrawEntry }) {
  const lots = Array.from({ length: entry.lots ?? 0 }, (_, nth) => nth + 1)
  return (
    <span className="fd-lots" role="img" aria-label={`${entry.lots ?? 0}`}>
      {lots.map((lot) => (
        <i key={lot} data-drawn={!entry.isBlank && entry.lot === lot ? '' : undefined} />
      ))}
    </span>
  )
}

function Result({ entry, nth }: { entry: DrawEntry; nth: number }) {
  const t = useTexts('drawPage')
  if (!entry.isBlank)
    return (
      <>
        <Mark kind="plain">{t('won', { rank: entry.rank ?? 0 })}</Mark>{' '}
        {entry.startsAt && t('wonAt', { time: clockAt(entry.startsAt) })}
      </>
    )
  return <Mark kind="note">{nth ? t('waits', { rank: nth }) : t('blank')}</Mark>
}
