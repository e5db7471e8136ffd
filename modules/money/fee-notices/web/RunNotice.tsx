import { useState } from 'react'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { RunNotices } from '../contract.ts'
import { NoticeBox, NoticeFoot } from './NoticeBox.tsx'
import { feeNoticesApi, useRunNotices } from './queries.ts'
import { TellMany } from './TellDialog.tsx'

interface RunNoticeProps {
  run: { billBulkId: string; state: string }
}

/** Whether a run tells at issue; of how many bills somebody was told, of which nobody and why; and telling those again that are open. */
export function RunNotice({ run }: RunNoticeProps) {
  return <NoticeBox>{(close) => <OfRun run={run} onClose={close} />}</NoticeBox>
}

function OfRun({ run: { billBulkId, state }, onClose }: RunNoticeProps & { onClose: () => void }) {
  const t = useTexts('feeNoticesPage')
  const asked = useRunNotices(billBulkId)
  const mayChoose = useAllowed()([{ can: 'feeNotices.send' }]).length > 0
  const choose = useAsked(asked.refetch)
  const [isTelling, setTelling] = useState(false)
  const open = asked.data?.open ?? 0
  const isIssued = state === 'issued'
  if (isTelling) return <TellMany billBulkId={billBulkId} onClose={onClose} />
  return (
    <>
      <div className="fn-body">
        <Loaded of={asked} failed={t('failed')} skeleton={[140, '1fr']} rows={4}>
          {(data) => (
            <>
              <Checkbox
                checked={data.tellsAtIssue}
                disabled={!mayChoose || choose.busy}
                onChange={({ target }) =>
                  void choose.submit({
                    work: (retry) =>
                      feeNoticesApi.chooseAtIssue({ billBulkId, tellsAtIssue: target.checked }, retry),
                    done: t(target.checked ? 'chosenOn' : 'chosenOff'),
                  })
                }
              >
                {t('atIssue')}
              </Checkbox>
              <p className="lb-14 lb-quiet">{t('atIssueText')}</p>
              {isIssued && <Told {...data} />}
            </>
          )}
        </Loaded>
      </div>
      <NoticeFoot
        label={isIssued && open > 0 ? t('againMany', { count: open }) : undefined}
        busy={false}
        onTell={() => setTelling(true)}
        onClose={onClose}
      />
    </>
  )
}

function Told({ told, waiting, open, lastAt, left }: RunNotices) {
  const t = useTexts('feeNoticesPage')
  return (
    <>
      <Facts
        rows={[
          [t('told'), t('count', { count: told })],
          [t('waiting'), waiting > 0 && t('count', { count: waiting })],
          [t('open'), t('count', { count: open })],
          [t('last'), lastAt ? speakTime(lastAt) : t('never')],
        ]}
      />
      {left.length > 0 && (
        <>
          <h3>{t('left')}</h3>
          <ul className="fn-list">
            {left.map(({ billId, label, outcome }) => (
              <li key={billId}>
                <span>{label}</span>
                <span className="lb-quiet">{t(`outcome_${outcome}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="lb-14 lb-quiet">{t('pause')}</p>
    </>
  )
}
