import { HouseholdMarks, useHouseholdMarks } from '#modules/homes/households/web/public.ts'
import { NoticeHistory } from '#modules/telling/notices/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Facts } from '#platform/web/list/Facts.tsx'
import { takenFacts } from '#platform/web/list/taken-by.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Marks } from '#platform/web/look/Mark.tsx'
import { shortenBarcode } from '#platform/web/look/shorten-barcode.ts'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { PackageDetail, PackageRecord } from '../contract.ts'
import { DetailActs } from './DetailActs.tsx'
import { PackageMarks, StateMark } from './PackageCells.tsx'
import { PackagePhotos, picturesOf } from './PackagePhotos.tsx'
import { PackageTimeline } from './PackageTimeline.tsx'
import type { PackageActs } from './use-package-acts.tsx'
import { usePackageDetail } from './use-package-detail.ts'

export interface PackageDetailPanelProps {
  packageId: string
  /** Its row, when it is on this page of the list. */
  row: PackageRecord | undefined
  acts: PackageActs
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

/** One package beside the list: what is known, pictures, what happened, what can be done. */
export function PackageDetailPanel(props: PackageDetailPanelProps) {
  const { packageId, row, acts, ...ways } = props
  const t = useTexts('packageList')
  const seesNotices = useAllowed()([{ can: 'notices.view' }]).length > 0
  const asked = usePackageDetail(packageId, row)
  const { data } = asked
  const known = data ?? row
  const marks = useHouseholdMarks(known ? [known.householdId] : [])
  const marked = known && marks?.get(known.householdId)
  const serialNumber = known?.serialNumber ?? ''
  return (
    <DetailPanel
      label={t('detail', { serialNumber })}
      over={
        <>
          {t('serialNumber')} <b>{serialNumber}</b>
        </>
      }
      title={<HouseholdName label={known?.label ?? ''} names={known?.name} size="title" />}
      foot={data && <DetailActs one={data} acts={acts} />}
      {...ways}
    >
      {marked && (
        <HouseholdMarks
          household={marked}
          name={known?.name}
          except={known?.inPersonOnly ? 'inPerson' : undefined}
        />
      )}
      <Loaded of={asked} failed={t('detailFailed')} skeleton={[72, 200]} rows={7}>
        {(data) => (
          <>
            <PackageFacts one={data} />
            <PackageTimeline timeline={data.timeline} />
            {seesNotices && (
              <section className="pl-told lb-above-16">
                <h3>{t('told')}</h3>
                <NoticeHistory itemId={packageId} />
              </section>
            )}
          </>
        )}
      </Loaded>
    </DetailPanel>
  )
}

function PackageFacts({ one }: { one: PackageDetail }) {
  const t = useTexts('packageList')
  const state = (
    <Marks>
      <StateMark one={one} />
    </Marks>
  )
  const kind = (
    <span className="lb-line lb-gap-16 lb-rows-4 lb-wrap">
      {[one.kindName, one.pieceCount > 1 && t('pieces', { count: one.pieceCount })].filter(Boolean).join(' ')}
      <PackageMarks one={one} pieces={false} />
    </span>
  )
  return (
    <Facts
      rows={[
        [t('state'), state],
        [t('kind'), kind],
        [t('recipient'), one.name || t('wholeHousehold')],
        [t('position'), strong(one.shelfPosition)],
        [t('courier'), courierOf(one)],
        [t('note'), one.plainNote],
        [t('arrivedAt'), <Came key="came" one={one} />],
        ...(one.handOver ? takenFacts(one.handOver) : []),
        ['', one.undoUntil && t('undoUntil', { time: speakTime(one.undoUntil) })],
        [t('photos'), picturesOf(one).length > 0 && <PackagePhotos key="photos" one={one} />],
      ]}
    />
  )
}

const strong = (words: string) => words && <b>{words}</b>

function courierOf({ courierName, trackingNumber: code }: PackageDetail) {
  if (!courierName && !code) return ''
  return (
    <span className="lb-line lb-gap-16 lb-rows-4 lb-wrap">
      {courierName}
      {code && <span title={code}>{shortenBarcode(code)}</span>}
    </span>
  )
}

function Came({ one }: { one: PackageDetail }) {
  const t = useTexts('packageList')
  return (
    <>
      {t('handedOverLine', { when: speakTime(one.arrivedAt), by: one.arrivedBy })}
      {one.isLegal && <span className="lb-14 lb-quiet pl-block">{t('legalLine')}</span>}
    </>
  )
}
