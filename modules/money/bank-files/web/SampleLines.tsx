import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Note } from '#platform/web/look/Note.tsx'
import type { Format } from '../format-shapes.ts'
import type { SampleHead, SampleTable } from './sample-table.ts'

/** The first lines of a sample, cut where the columns are; what no column covers is said to be unknown and not guessed. */
export function SampleLines({ table, layout }: { table: SampleTable; layout: Format['layout'] }) {
  const t = useTexts('bankFormats')
  const { heads, rows, overlaps } = table
  const placeOf = ({ from, to, title }: SampleHead) =>
    layout === 'fixed' ? t('bytes', { from, to }) : title || t('cell', { nth: from })
  return (
    <>
      {overlaps && <Note tone="wait">{t('overlaps')}</Note>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, also by keyboard */}
      <div className="bt-sample" tabIndex={0} role="region" aria-label={t('sample')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('line')}</th>
              {heads.map((head) => (
                <th
                  key={`${head.from} ${head.meaning}`}
                  scope="col"
                  data-unknown={head.meaning === null || undefined}
                >
                  {head.meaning === null ? t('unknown') : t(`meaning_${head.meaning}`)}
                  <small>{placeOf(head)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ nth, kind, cells }) => (
              <tr key={nth} data-other={kind === 'other' || undefined}>
                <td>{nth}</td>
                {kind === 'other' ? (
                  <td colSpan={Math.max(1, heads.length)}>{cells[0]}</td>
                ) : (
                  heads.map((head, at) => (
                    <td
                      key={`${head.from} ${head.meaning}`}
                      data-unknown={head.meaning === null || undefined}
                    >
                      {cells[at]}
                    </td>
                  ))
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
