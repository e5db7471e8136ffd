import './page-texts.ts'
import './parcels.css'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { lockerParcels, parcelLinkClosed } from '../contract.ts'

const api = client(lockerParcels)
const closed = parcelLinkClosed().code

/** What lies in lockers for a household, with its codes. */
export function ParcelsPage() {
  const t = useTexts('lockerParcelPage')
  const { token = '' }: { token?: string } = useSearch({ strict: false })
  const asked = useQuery({
    queryKey: ['lockerParcels', token],
    queryFn: async () => (await api.show({ token: token || '-' }, { handles: [closed] })).data,
    retry: false,
  })
  return (
    <div className="lp-page">
      <h1>{t('title')}</h1>
      <Loaded
        of={asked}
        failed={t('failed')}
        skeleton={['1fr']}
        instead={(problem) =>
          problem.code === closed && <EmptyState icon="off" title={sentenceOf(problem)} />
        }
      >
        {({ communityName, label, tutorialUrl, parcels }) => (
          <>
            <p className="lb-quiet">{inRow([communityName, label])}</p>
            {!parcels.length && <EmptyState icon="locker" title={t('none')} text={t('noneText')} />}
            {parcels.map((parcel) => (
              <section key={parcel.stayId} className="lp-parcel">
                <h2>{inRow([parcel.place, parcel.cabinetName, parcel.cubbyName].filter(Boolean))}</h2>
                <p className="lb-14 lb-quiet">
                  {t('code')}
                  <b className="lp-code">{parcel.code}</b>
                </p>
                <p>{t('heldUntil', { time: speakTime(parcel.holdUntil) })}</p>
                <p className="lb-14 lb-quiet">
                  {inRow([t('serial', { serial: parcel.serialNumber }), parcel.courierName].filter(Boolean))}
                </p>
              </section>
            ))}
            {parcels.length > 0 && <p className="lb-14 lb-quiet">{t('how')}</p>}
            {tutorialUrl && (
              <a className="lb-link" href={tutorialUrl} target="_blank" rel="noreferrer">
                {t('tutorial')}
              </a>
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}
