import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Timeline } from '#platform/web/list/Timeline.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { VirtualRule } from '../contract.ts'
import type { Provider } from '../shapes.ts'
import { Anatomy } from './Anatomy.tsx'
import { RuleDialog } from './RuleDialog.tsx'
import { schemeName } from './scheme-name.ts'

interface RulePanelProps {
  rule: VirtualRule | null
  earlier: readonly VirtualRule[]
  accountsGiven: number
  provider: Provider
  refresh: () => Promise<unknown>
  mayChange: boolean
}

/** How virtual accounts are made now, and how they were before. */
export function RulePanel({ rule, earlier, accountsGiven, provider, refresh, mayChange }: RulePanelProps) {
  const t = useTexts('collectingPage')
  const [isChanging, setChanging] = useState(false)
  return (
    <>
      <Panel
        title={t('part_rule')}
        summary={t('given', { count: accountsGiven })}
        pad="plain"
        extra={
          mayChange && (
            <Button onClick={() => setChanging(true)}>{t(rule ? 'ruleChange' : 'ruleMake')}</Button>
          )
        }
      >
        {rule ? (
          <>
            <Anatomy rule={rule} />
            <Facts
              rows={[
                [t('scheme'), schemeName(rule.scheme)],
                [t('length'), t('digits', { count: rule.length })],
                [t('binding'), t(rule.isAmountBound ? 'bound' : 'unbound')],
                [t('weights'), rule.weights],
                [t('amountWeights'), rule.amountWeights],
                [t('complement'), rule.complement && t('complementOn')],
                [t('ruleSince'), `${rule.madeBy}　${speakTime(rule.madeAt)}`],
              ]}
            />
            {rule.isEntered && <Note tone="wait">{t('entered')}</Note>}
          </>
        ) : (
          <EmptyState icon="card" title={t('noRule')} text={t('noRuleText')} />
        )}
      </Panel>
      {earlier.length > 0 && (
        <Panel title={t('earlierRules')} number={earlier.length} summary={t('earlierLead')} pad="plain">
          <Timeline
            title={t('earlierRules')}
            lines={earlier.map((one) => ({ ...one, at: one.madeAt, by: one.madeBy, reason: '' }))}
            what={({ scheme }) => schemeName(scheme)}
            more={({ prefix, length, isAmountBound }) => [
              `${t('prefix')} ${prefix}　${t('digits', { count: length })}　${t(isAmountBound ? 'bound' : 'unbound')}`,
            ]}
          />
        </Panel>
      )}
      {isChanging && (
        <RuleDialog rule={rule} provider={provider} refresh={refresh} onClose={() => setChanging(false)} />
      )}
    </>
  )
}
