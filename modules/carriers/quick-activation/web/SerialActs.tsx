import { useState } from 'react'
import { useMe } from '#platform/web/frame/use-me.ts'
import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import { writeTime } from '#platform/web/look/speak-time.ts'
import { serialGroups } from './serial-groups.ts'
import type { Serial } from './use-serial.ts'

/** Copies the number, or prints a slip that the resident takes along. */
export function SerialActs({ serial, label }: { serial: Serial; label: string }) {
  const t = useTexts('quickActivation')
  const [printedAt, setPrintedAt] = useState<Date>()

  async function copy() {
    try {
      await navigator.clipboard.writeText(serial.serialNumber)
      toast(t('serialCopied'))
    } catch {
      toast(t('serialNotCopied'), { isTrouble: true })
    }
  }

  return (
    <div className="qa-serial-acts">
      <Button size="large" autoFocus onClick={() => void copy()}>
        {t('serialCopy')}
      </Button>
      <Button size="large" icon={<Icon name="print" />} onClick={() => setPrintedAt(new Date())}>
        {t('serialPrint')}
      </Button>
      {printedAt && (
        <SerialSlip serial={serial} label={label} at={printedAt} onDone={() => setPrintedAt(undefined)} />
      )}
    </div>
  )
}

interface SerialSlipProps {
  serial: Serial
  label: string
  at: Date
  onDone: () => void
}

/** A slip on a roll of 80 mm; no name stands on it, for it may get lost. */
function SerialSlip({ serial, label, at, onDone }: SerialSlipProps) {
  const t = paperTexts('quickActivation')
  const me = useMe()
  return (
    <PrintSheet width="80mm" height="110mm" margin="4mm" onDone={onDone}>
      <div className="lb-print-page qa-slip">
        <p>{me?.communityName}</p>
        <h1>{t('slipTitle')}</h1>
        <h2>{label}</h2>
        <b>{serialGroups(serial.serialNumber).join(' ')}</b>
        <p>{t('serialUntil', { time: writeTime(serial.expiresAt) })}</p>
        <ol>
          <li>{t('slipSteps1')}</li>
          <li>{t('slipSteps2')}</li>
          <li>{t('slipSteps3')}</li>
        </ol>
        <p>{t('slipPrinted', { time: writeTime(at) })}</p>
      </div>
    </PrintSheet>
  )
}
