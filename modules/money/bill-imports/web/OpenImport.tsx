import { showMoney } from '#platform/contract/show-money.ts'
import { useNavigate } from '@tanstack/react-router'
import { useFeePlace } from '#modules/money/fee-items/web/public.ts'
import { Problem } from '#platform/contract/problem.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { billImports } from '../contract.ts'
import type { BillImport, BillPreview } from '../shapes.ts'
import { BillList } from './BillList.tsx'
import { FaultList, NoticeList } from './FaultList.tsx'
import { IntoRun } from './IntoRun.tsx'
import { StateMark } from './RecentImports.tsx'
import { importsApi, useImport } from './use-imports.ts'

interface One extends BillImport {
  preview: BillPreview | null
}

/** One import: what is wrong with its file, or what it would make and where to; in the end what it made. */
export function OpenImport({ importId, onLeave }: { importId: string; onLeave: () => void }) {
  const t = useTexts('billImport')
  const asked = useImport(importId)
  return (
    <Loaded
      of={asked}
      failed={t('loadFailed')}
      instead={(problem) =>
        problem instanceof Problem &&
        problem.kind === 'notFound' && (
          <EmptyState icon="doc" title={t('gone')} text={t('goneText')}>
            <Button onClick={onLeave}>{t('toStart')}</Button>
          </EmptyState>
        )
      }
      skeleton={[120, 240, 160]}
      rows={4}
    >
      {(one) => (
        <>
          <Panel pad="form" className="bx-one">
            <div className="lb-line lb-rows-8 lb-wrap">
              <b className="lb-break">{one.fileName}</b>
              <StateMark
                state={one.state}
                isFaulty={one.state === 'waiting' && (one.preview?.faultCount ?? 0) > 0}
              />
              <span className="lb-14 lb-quiet">
                {one.uploadedBy}　{speakTime(one.uploadedAt)}
              </span>
            </div>
            <Standing one={one} onLeave={onLeave} />
          </Panel>
          {one.preview && one.preview.faultCount > 0 && <FaultList preview={one.preview} />}
          {one.preview && one.preview.faultCount === 0 && (
            <>
              {one.preview.notices.length > 0 && <NoticeList preview={one.preview} />}
              <BillList preview={one.preview} />
            </>
          )}
        </>
      )}
    </Loaded>
  )
}

/** How an import stands, and what can be done next. */
function Standing({ one, onLeave }: { one: One; onLeave: () => void }) {
  const t = useTexts('billImport')
  const { base } = useFeePlace()
  const go = useNavigate()
  const { importId, state, preview } = one
  const { busy, failure, submit } = useSubmit((_, act: () => Promise<unknown>) => act())
  const giveUp = () => importsApi.cancel({ importId }, { isSaid: true }).then(onLeave)
  const cancel = (
    <Button disabled={busy} onClick={() => void submit(giveUp)}>
      {t('cancel')}
    </Button>
  )
  const said = failure && <Note tone="wait">{failure}</Note>
  if (preview?.faultCount)
    return (
      <>
        <p className="lb-20 lb-strong">
          {t('faultyTitle', { count: preview.faultCount.toLocaleString('en') })}
        </p>
        <p className="lb-quiet">{t('faultyText')}</p>
        <div className="lb-line lb-gap-8 lb-wrap">
          <Button type="primary" loading={busy} onClick={() => void submit(() => saveMarked(importId))}>
            {t('marked')}
          </Button>
          <Button onClick={onLeave}>{t('another')}</Button>
        </div>
        {said}
      </>
    )
  if (preview)
    return (
      <>
        <IntoRun importId={importId} preview={preview} acts={cancel} />
        {said}
      </>
    )
  return (
    <>
      {state === 'imported' && one.importedAt ? (
        <p>
          {t('importedText', {
            who: one.importedBy,
            when: speakTime(one.importedAt),
            count: one.billCount.toLocaleString('en'),
            total: showMoney(one.total),
          })}
        </p>
      ) : (
        <p>{t(state === 'cancelled' ? 'cancelledText' : 'expiredText')}</p>
      )}
      <div className="lb-line lb-gap-8 lb-wrap">
        {one.billBulkId && (
          <Button type="primary" onClick={() => void go({ href: `${base}/period?run=${one.billBulkId}` })}>
            {t('toRun')}
          </Button>
        )}
        <Button onClick={onLeave}>{t(state === 'imported' ? 'more' : 'another')}</Button>
      </div>
    </>
  )
}

const saveMarked = (importId: string) =>
  saveFile(billImports.calls.markedFile.path.replace('{importId}', importId))
