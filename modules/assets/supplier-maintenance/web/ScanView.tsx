import { useState } from 'react'
import { codeIn } from '#modules/assets/assets/contract.ts'
import { CodeCamera } from '#modules/assets/stock-takes/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Note } from '#platform/web/look/Note.tsx'
import type { Job } from '../contract.ts'
import { PhoneHead } from './PhoneHead.tsx'

/** The sheet that is due first of the thing whose label says this code, or whose number it is. */
export const jobOf = (jobs: readonly Job[], scanned: string): Job | undefined => {
  const code = codeIn(scanned).toUpperCase()
  return jobs.find(({ plan }) =>
    plan.assets.some(({ qrCode, displayId }) => qrCode === code || displayId.toUpperCase() === code),
  )
}

interface ScanViewProps {
  jobs: readonly Job[]
  onJob: (recordId: string) => void
  onBack: () => void
}

/** The label on the machine opens its sheet, also without a line. */
export function ScanView({ jobs, onJob, onBack }: ScanViewProps) {
  const t = useTexts('supplierPhone')
  const [isNone, setNone] = useState(false)
  return (
    <div className="sp-page">
      <PhoneHead title={t('scan')} onBack={onBack} />
      <main className="sp-body">
        <CodeCamera
          isPaused={false}
          onCode={(code) => {
            const job = jobOf(jobs, code)
            if (job) onJob(job.recordId)
            else setNone(true)
          }}
        />
        {isNone && <Note tone="wait">{t('scanNone')}</Note>}
      </main>
    </div>
  )
}
