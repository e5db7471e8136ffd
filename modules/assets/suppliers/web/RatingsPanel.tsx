import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { suppliersApi } from './list-query.ts'

/** What was thought of each work of a supplier when it was accepted. */
export function RatingsPanel({ supplierId }: { supplierId: string }) {
  const t = useTexts('suppliersPage')
  const query = useQuery({
    queryKey: ['suppliers', supplierId, 'ratings'],
    queryFn: async () => (await suppliersApi.listRatings({ supplierId })).data,
  })
  return (
    <Panel title={t('ratings')} number={query.data?.length}>
      <Loaded of={query} failed={t('loadFailed')} skeleton={['1fr']} rows={3}>
        {(ratings) => (
          <ul className="lb-divided">
            {ratings.map(({ ratingId, about, stars, at, by }) => (
              <li key={ratingId} className="lb-line lb-between lb-inner-10">
                <span className="lb-min">
                  {about}
                  <p className="lb-14 lb-quiet">
                    {speakTime(at)}　{by}
                  </p>
                </span>
                <b className="lb-nowrap">{t('ratingStars', { count: stars })}</b>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}
