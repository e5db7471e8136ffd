import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showDay } from '#platform/web/form/day-text.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { RecordDetail } from '../shapes.ts'
import { CostDialog } from './CostDialog.tsx'
import { maintenanceApi } from './list-query.ts'

/** One time of a plan: what was found of every thing with its photos, who signed, how it was moved, and what was thought of it. */
export function RecordDialog({ recordId, onClose }: { recordId: string; onClose: () => void }) {
  const t = useTexts('maintenancePage')
  const query = useQuery({
    queryKey: ['maintenance', 'record', recordId],
    queryFn: async () => (await maintenanceApi.readRecord({ recordId })).data,
  })
  const record = query.data
  const title = record
    ? t('recordOf', { day: showDay(record.plannedDay), name: record.planName })
    : t('recordsNone')
  return (
    <Dialog label={title} size="wide" onCancel={onClose}>
      <DialogHead title={record ? title : ''} onClose={onClose} />
      <div className="lb-box-body lb-grid lb-gap-16">
        <Loaded of={query} failed={t('loadFailed')} skeleton={['1fr', 80]} rows={6}>
          {(found) => <Shown record={found} again={() => void query.refetch()} />}
        </Loaded>
      </div>
    </Dialog>
  )
}

function Shown({ record, again }: { record: RecordDetail; again: () => void }) {
  const t = useTexts('maintenancePage')
  const { recordId, checkList, moveList, workerSign, acceptorSign } = record
  const signs = [
    [t('signWorker'), workerSign],
    [t('signAcceptor'), acceptorSign],
  ].filter(([, path]) => path) as [string, string][]
  return (
    <>
      <Facts
        rows={[
          [t('state'), t(`state_${record.state}`)],
          [t('due'), record.state === 'due' && showDay(record.dueDay)],
          [t('doneDay'), record.doneDay && showDay(record.doneDay)],
          [t('by'), [record.supplierName, record.worker].filter(Boolean).join('　')],
          [t('acceptor'), record.acceptor],
          [t('budgetOnce'), record.budget !== null && showMoney(record.budget)],
          [t('cost'), record.cost !== null && showMoney(record.cost)],
          [t('note'), record.note],
          [
            t('signs'),
            signs.length > 0 && (
              <span key="signs" className="lb-line lb-gap-8">
                {signs.map(([label, path]) => (
                  <Picture key={path} recordId={recordId} path={path} label={label} />
                ))}
              </span>
            ),
          ],
          [t('rate'), record.stars !== null && '★'.repeat(record.stars)],
        ]}
      />
      {record.state === 'done' && <Cost record={record} again={again} />}
      {record.state === 'done' && record.supplierId && record.stars === null && (
        <Rate record={record} again={again} />
      )}
      {checkList.length ? (
        <ul className="lb-divided">
          {checkList.map((check) => (
            <li key={`${check.assetId} ${check.termId}`} className="lb-line lb-between lb-inner-10 lb-wrap">
              <span className="lb-min">
                <b>{check.termName}</b> <span className="lb-14 lb-quiet lb-after-8">{check.assetName}</span>
                {check.note && <span className="lb-14">　{check.note}</span>}
              </span>
              <span key="signs" className="lb-line lb-gap-8">
                {check.photos.map((path, nth) => (
                  <Picture
                    key={path}
                    recordId={recordId}
                    path={path}
                    label={t('photoNth', { nth: nth + 1 })}
                  />
                ))}
                {check.value && `${check.value} ${check.unit}`}
                <Mark kind={check.result === 'fail' ? 'overdue' : check.result === 'pass' ? 'done' : 'note'}>
                  {t(`checkResult_${check.result}`)}
                </Mark>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="lb-quiet">{t('checksNone')}</p>
      )}
      {moveList.length > 0 && (
        <ul>
          {moveList.map(({ at, by, fromDay, toDay, reason }) => (
            <li key={at.getTime()} className="lb-14 lb-quiet">
              {t('movedLine', { from: showDay(fromDay), to: showDay(toDay), reason })}　{speakTime(at)}　{by}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** A photo or a signature, opened by a link of a few minutes. */
function Picture({ recordId, path, label }: { recordId: string; path: string; label: string }) {
  const open = useSubmit(
    async () => {
      const { data } = await maintenanceApi.openCheckPhoto({ recordId, path })
      window.open(data.url, '_blank', 'noopener')
    },
    { onFailure: inBox },
  )
  return (
    <button type="button" className="lb-link" onClick={() => void open.submit()}>
      {label}
    </button>
  )
}

/** What it cost is said, or corrected with a reason. */
function Cost({ record, again }: { record: RecordDetail; again: () => void }) {
  const t = useTexts('maintenancePage')
  const mayRecord = useAllowed()([{ can: 'maintenancePlans.record' }]).length > 0
  const [isOpen, setOpen] = useState(false)
  if (!mayRecord) return null
  return (
    <div className="lb-line">
      <Button size="small" onClick={() => setOpen(true)}>
        {t(record.cost === null ? 'costSay' : 'costCorrect')}
      </Button>
      {isOpen && <CostDialog record={record} onDone={again} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** What is thought of the work of a supplier, once. */
function Rate({ record, again }: { record: RecordDetail; again: () => void }) {
  const t = useTexts('maintenancePage')
  const mayRate = useAllowed()([{ can: 'maintenancePlans.record' }]).length > 0
  const act = useAsked(again)
  if (!mayRate) return null
  const { recordId, rowVersion, supplierName } = record
  return (
    <div className="lb-line lb-gap-8 lb-wrap" role="group" aria-label={t('rateFor', { name: supplierName })}>
      {t('rateFor', { name: supplierName })}
      {[1, 2, 3, 4, 5].map((stars) => (
        <Button
          key={stars}
          size="small"
          onClick={() =>
            void act.submit({
              work: (retry) => maintenanceApi.rateRecord({ recordId, rowVersion, stars }, retry),
              done: t('rated'),
            })
          }
        >
          {t('star', { count: stars })}
        </Button>
      ))}
    </div>
  )
}
