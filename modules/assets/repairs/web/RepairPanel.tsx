import { showMoney } from '#platform/contract/show-money.ts'
import { PhoneNumber } from '#modules/keeping/phone-numbers/web/public.ts'
import { useQuery } from '@tanstack/react-query'
import { showAmount } from '#platform/web/form/amount-text.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { RepairDetail } from '../shapes.ts'
import { repairsApi } from './list-query.ts'
import { RepairActs } from './RepairActs.tsx'
import { repairNumber } from '../repair-number.ts'
import { useStandWords } from './use-stand-words.ts'
import { useWarranty } from './use-warranty.ts'

interface RepairPanelProps {
  caseId: string
  again: () => void
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

/** One case beside the list: what it waits for, its offers, and everything that happened. */
export function RepairPanel({ caseId, again, ...ways }: RepairPanelProps) {
  const t = useTexts('repairsPage')
  const query = useQuery({
    queryKey: ['repairs', 'case', caseId],
    queryFn: async () => (await repairsApi.readRepair({ caseId })).data,
  })
  const repair = query.data
  return (
    <DetailPanel
      label={repair?.title ?? t('title')}
      over={repair && repairNumber(repair.number)}
      title={repair?.title ?? t('title')}
      {...ways}
      foot={repair && <RepairActs repair={repair} again={again} />}
    >
      <Loaded of={query} failed={t('loadFailed')} skeleton={['1fr', '1fr']}>
        {(found) => (
          <div className="lb-grid lb-gap-16">
            <CaseFacts repair={found} />
            <Offers repair={found} again={again} />
            <Steps repair={found} />
          </div>
        )}
      </Loaded>
    </DetailPanel>
  )
}

function CaseFacts({ repair }: { repair: RepairDetail }) {
  const t = useTexts('repairsPage')
  const standWords = useStandWords()
  const warranty = useWarranty(repair)
  return (
    <Facts
      rows={[
        [t('waits'), standWords(repair)],
        [t('place'), repair.place],
        [t('asset'), repair.assetName],
        [t('detail'), repair.detail],
        [t('source'), t(`source_${repair.source}`)],
        [
          t('reporter'),
          (repair.reporterName || repair.reporterPhone) && (
            <span key="reporter" className="lb-line lb-gap-8">
              {repair.reporterName}
              <PhoneNumber
                holder="repairCase"
                id={repair.caseId}
                name={repair.reporterName}
                masked={[repair.reporterPhone]}
              />
            </span>
          ),
        ],
        [
          t('household'),
          repair.label && repair.source === 'wall'
            ? t('householdSaid', { household: repair.label })
            : repair.label,
        ],
        [t('reportedAt'), `${speakTime(repair.reportedAt)}　${repair.reportedBy}`],
        [t('supplier'), repair.supplierName || repair.assignee],
        [
          t('warranty'),
          (repair.isWarranty || warranty) &&
            [repair.isWarranty && t('isWarranty'), warranty?.said, repair.vendorName]
              .filter(Boolean)
              .join('　'),
        ],
        [t('cost'), repair.cost !== null && showMoney(repair.cost)],
        [t('reopen'), repair.reopened > 0 && t('reopened', { count: repair.reopened })],
        [
          t('photos'),
          repair.photos.length > 0 && <Photos key="photos" caseId={repair.caseId} paths={repair.photos} />,
        ],
      ]}
    />
  )
}

function Photos({ caseId, paths }: { caseId: string; paths: readonly string[] }) {
  const t = useTexts('repairsPage')
  const open = useSubmit(
    async (_retry, path: string) => {
      const { data } = await repairsApi.openPhoto({ caseId, path })
      window.open(data.url, '_blank', 'noopener')
    },
    { onFailure: inBox },
  )
  return (
    <span className="lb-line lb-gap-8 lb-wrap">
      {paths.map((path, nth) => (
        <button key={path} type="button" className="lb-link" onClick={() => void open.submit(path)}>
          {t('photoNth', { nth: nth + 1 })}
        </button>
      ))}
    </span>
  )
}

function Offers({ repair, again }: { repair: RepairDetail; again: () => void }) {
  const t = useTexts('repairsPage')
  const mayDecide = useAllowed()([{ can: 'repairs.decide' }]).length > 0
  const act = useAsked(again)
  const { caseId, rowVersion, offerList } = repair
  if (!offerList.length) return null
  return (
    <section aria-label={t('offers')}>
      <h3>{t('offers')}</h3>
      <ul className="lb-divided">
        {offerList.map(({ offerId, supplierName, amount, note, isChosen }, nth) => (
          <li key={offerId} className="lb-line lb-between lb-inner-10">
            <span className="lb-min">
              {t('offerBy', { name: supplierName, amount: showAmount(String(amount)) })}
              {note && <p className="lb-14 lb-quiet">{note}</p>}
            </span>
            <span className="lb-line lb-gap-8">
              {isChosen && <Mark kind="done">{t('chosen')}</Mark>}
              {!isChosen && nth === 0 && offerList.length > 1 && <Mark kind="plain">{t('cheapest')}</Mark>}
              {mayDecide && repair.state === 'quoting' && (
                <Button
                  size="small"
                  aria-label={`${t('choose')} ${supplierName}`}
                  onClick={() =>
                    void act.submit({
                      work: (retry) => repairsApi.chooseOffer({ caseId, rowVersion, offerId }, retry),
                      done: t('chosenDone'),
                    })
                  }
                >
                  {t('choose')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Steps({ repair }: { repair: RepairDetail }) {
  const t = useTexts('repairsPage')
  return (
    <section aria-label={t('past')}>
      <h3>{t('past')}</h3>
      <ol className="lb-divided">
        {repair.steps.map(({ stepId, act, note, at, by, photos }) => (
          <li key={stepId} className="lb-inner-10">
            <b>{t(`act_${act}`)}</b>　{note}
            <p className="lb-14 lb-quiet">
              {speakTime(at)}　{by}
            </p>
            {act !== 'reported' && photos.length > 0 && <Photos caseId={repair.caseId} paths={photos} />}
          </li>
        ))}
      </ol>
    </section>
  )
}
