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
import type { AccountPartProps } from './AccountPart.tsx'
import { Anatomy } from './Anatomy.tsx'
import { PendingPanel } from './PendingPanel.tsx'
import { RuleDialog } from './RuleDialog.tsx'
import { schemeName } from './scheme-name.ts'
import { collectingApi } from './use-collecting.ts'

interface RulePanelProps extends Omit<AccountPartProps, 'account'> {
  rule: VirtualRule | null
  pending: VirtualRule | null
  earlier: readonly VirtualRule[]
  accountsGiven: number
}

/** How virtual accounts are made now, what waits for a second person, and how they were made before. */
export function RulePanel({ rule, pending, earlier, accountsGiven, ...of }: RulePanelProps) {
  const { provider, refresh, mayChange } = of
  const t = useTexts('collectingPage')
  const [isChanging, setChanging] = useState(false)
  const which = pending && { provider, ruleId: pending.ruleId }
  return (
    <>
      {pending && which && (
        <PendingPanel
          {...of}
          isOwn={pending.isOwn}
          compare={t('compareRule')}
          approving={{ title: t('approveRuleTitle'), text: t('approveRuleText'), done: t('ruleApproved') }}
          stays={t('ruleInForceStays')}
          reasons={[t('reasonPrefix'), t('reasonWeights')]}
          approve={(retry) => collectingApi.approveRule(which, retry)}
          refuse={(reason, retry) => collectingApi.refuseRule({ ...which, reason }, retry)}
          withdraw={(retry) => collectingApi.withdrawRule({ provider }, retry)}
        >
          <RuleFacts rule={pending} />
        </PendingPanel>
      )}
      <Panel
        title={t('part_rule')}
        summary={t('given', { count: accountsGiven })}
        pad="plain"
        extra={
          mayChange &&
          !pending && <Button onClick={() => setChanging(true)}>{t(rule ? 'ruleChange' : 'ruleMake')}</Button>
        }
      >
        {rule ? (
          <RuleFacts rule={rule} />
        ) : (
          <EmptyState icon="card" title={t('noRule')} text={t('noRuleText')} />
        )}
      </Panel>
      {earlier.length > 0 && (
        <Panel title={t('earlierRules')} number={earlier.length} summary={t('earlierLead')} pad="plain">
          <Timeline
            title={t('earlierRules')}
            lines={earlier.map((one) => ({
              ...one,
              at: one.decidedAt ?? one.madeAt,
              by: one.decidedBy || one.madeBy,
            }))}
            what={({ state, scheme }) => `${t(`state_${state}`)}　${schemeName(scheme)}`}
            more={({ prefix, length, isAmountBound, madeBy }) => [
              t('appliedByName', { name: madeBy }),
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

/** A rule with what it is made of, and who set it. */
function RuleFacts({ rule }: { rule: VirtualRule }) {
  const t = useTexts('collectingPage')
  const { madeBy, madeAt, decidedBy, decidedAt } = rule
  return (
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
          [t('appliedBy'), `${madeBy}　${speakTime(madeAt)}`],
          [t('approvedBy'), decidedBy && decidedAt && `${decidedBy}　${speakTime(decidedAt)}`],
        ]}
      />
      {rule.isEntered && <Note tone="wait">{t('entered')}</Note>}
    </>
  )
}
