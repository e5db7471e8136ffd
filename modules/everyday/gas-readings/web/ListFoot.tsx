import { useState } from 'react'
import type { GasPeriod } from '#modules/everyday/gas-periods/contract.ts'
import { LinkSlips, RenewLinks } from '#modules/everyday/household-links/web/public.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { GasReading } from '../shapes.ts'
import { gasReadingsApi as api, useGasChanges } from './queries.ts'
import { PostedSheet } from './PostedSheet.tsx'

interface ListFootProps {
  period: GasPeriod
  missing: number
  readings: readonly GasReading[]
}

/** What is done about all of a period: sheets and codes on paper, reminders, estimates. */
export function ListFoot({ period, missing, readings }: ListFootProps) {
  const t = useTexts('gasReadingsPage')
  const allowed = useAllowed()
  const again = useGasChanges()
  const act = useAsked(again)
  const [printing, setPrinting] = useState<'sheet' | 'qr'>()
  const { periodId: gasId, status } = period
  const isOpen = status === 'open' && missing > 0
  const mayRemind = isOpen && allowed([{ can: 'gasReadings.fill' }]).length > 0
  const mayEstimate = isOpen && allowed([{ can: 'gasReadings.review' }]).length > 0
  const mayPrint = allowed([{ can: 'householdLinks.handOut' }]).length > 0
  const remind = () =>
    void act.submit({
      ask: {
        title: t('remindAsk', { count: missing }),
        text: t('remindText'),
        ok: t('remind', { count: missing }),
      },
      work: (retry) => api.remind({ gasId }, retry),
      done: t('remindDone'),
    })
  const estimate = () =>
    void act.submit({
      ask: { title: t('estimateAsk', { count: missing }), text: t('estimateText'), ok: t('estimate') },
      work: (retry) => api.estimate({ gasId }, retry),
      done: t('estimateDone'),
    })
  useHotKey('Alt+1', 'gasReadingsPage:remindKey', remind, { enabled: mayRemind })
  useHotKey('Alt+4', 'gasReadingsPage:estimate', estimate, { enabled: mayEstimate })
  return (
    <div className="gr-foot">
      <span className="lb-14 lb-quiet lb-grow">{t('sheetText')}</span>
      {mayPrint && (
        <>
          <Button type="text" onClick={() => setPrinting('sheet')}>
            {t('sheet')}
          </Button>
          <Button type="text" onClick={() => setPrinting('qr')}>
            {t('qr')}
          </Button>
          <RenewLinks />
        </>
      )}
      {mayRemind && (
        <Button type="primary" aria-keyshortcuts="Alt+1" loading={act.busy} onClick={remind}>
          {t('remind', { count: missing })} <Key keys="Alt+1" />
        </Button>
      )}
      {mayEstimate && (
        <Button aria-keyshortcuts="Alt+4" loading={act.busy} onClick={estimate}>
          {t('estimate')} <Key keys="Alt+4" />
        </Button>
      )}
      {printing === 'sheet' && (
        <PostedSheet period={period} readings={readings} onDone={() => setPrinting(undefined)} />
      )}
      {printing === 'qr' && <LinkSlips kind="gas" onDone={() => setPrinting(undefined)} />}
    </div>
  )
}
