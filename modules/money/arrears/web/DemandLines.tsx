import { showMoney } from '#platform/contract/show-money.ts'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Timeline } from '#platform/web/list/Timeline.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import type { Demand } from '../contract.ts'
import { arrearsApi, useArrearsChanges } from './queries.ts'
import { speakDay } from './speak-day.ts'
import { usePrint } from './use-print.ts'

/** Every step that was taken: by which channel, until when, what became of its message; taken back with a reason. */
export function DemandLines({ demands, mayDun }: { demands: readonly Demand[]; mayDun: boolean }) {
  const t = useTexts('arrearsPage')
  const again = useArrearsChanges()
  const print = usePrint()
  const [voiding, setVoiding] = useState<Demand>()
  if (!demands.length) return null
  const ways = ({ deliveries }: Demand) =>
    deliveries.map(
      ({ channel, state, recipient, problem }) =>
        `${t(`way_${channel}`)} ${recipient}　${t(`state_${state}`)}${problem && `：${problem}`}`,
    )
  return (
    <>
      <Timeline
        title={t('demands')}
        lines={demands.map((demand) => ({ ...demand, reason: demand.voidReason }))}
        what={({ step, channel, voidedAt }) =>
          `${t(`step_${step}`)}　${t(`channel_${channel}`)}${voidedAt ? `　${t('voided')}` : ''}`
        }
        more={(demand) => [
          t('demanded', {
            amount: showMoney(demand.amount),
            day: speakDay(demand.day),
            term: speakDay(demand.termOn),
          }),
          demand.note,
          demand.reach && t(`reach_${demand.reach}`),
          ...ways(demand),
          demand.voidedAt && t('voidedBy', { who: demand.voidedBy }),
        ]}
        below={(demand) =>
          mayDun && (
            <span className="lb-line">
              <button
                type="button"
                className="lb-link"
                disabled={print.busy}
                onClick={() => print.letters({ demandIds: [demand.demandId] })}
              >
                {t('printLetter')}
              </button>
              {!demand.voidedAt && (
                <button type="button" className="lb-link" onClick={() => setVoiding(demand)}>
                  {t('void')}
                </button>
              )}
            </span>
          )
        }
      />
      {voiding && (
        <ReasonDialog
          title={t('voidTitle', { step: t(`step_${voiding.step}`), day: speakDay(voiding.day) })}
          text={t('voidText')}
          label={t('reason')}
          reasons={[t('reason1'), t('reason2'), t('reason3')]}
          required={t('reasonNeeded')}
          confirm={t('void')}
          cancel={t('keep')}
          onConfirm={async (reason, retry) => {
            await arrearsApi.voidDemand({ demandId: voiding.demandId, reason }, retry)
            toast(t('voidDone'))
            void again()
            setVoiding(undefined)
          }}
          onClose={() => setVoiding(undefined)}
        />
      )}
    </>
  )
}
