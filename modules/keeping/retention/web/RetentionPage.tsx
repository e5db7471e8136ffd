import './page-texts.ts'
import './retention.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import { SettingFrame } from '#platform/web/settings/SettingFrame.tsx'
import { SettingParts } from '#platform/web/settings/SettingParts.tsx'
import { retention, type RetentionRule } from '../contract.ts'
import { RuleRow } from './RuleRow.tsx'

const api = client(retention)

/** What the community keeps of people, for how long, and what happens then. */
export function RetentionPage() {
  const t = useTexts('retentionPage')
  const title = useTexts('retention')('page')
  const rules = useQuery({
    queryKey: ['retention'],
    queryFn: async () => (await api.list({})).data,
  })
  return (
    <SettingFrame of={rules} failed={t('loadFailed')} title={title}>
      {(data) => (
        <SettingParts
          page="retention"
          title={title}
          lead={t('intro')}
          parts={[
            {
              name: 'days',
              label: t('part'),
              draw: (onDirty) => <RuleList rules={data} onDirty={onDirty} />,
            },
          ]}
          mayChange
        />
      )}
    </SettingFrame>
  )
}

interface RuleListProps {
  rules: readonly RetentionRule[]
  onDirty: (dirty: boolean) => void
}

function RuleList({ rules, onDirty }: RuleListProps) {
  const t = useTexts('retentionPage')
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  function note(name: string, isChanged: boolean) {
    if (isChanged === changed.has(name)) return
    const next = new Set(isChanged ? [...changed, name] : [...changed].filter((other) => other !== name))
    setChanged(next)
    onDirty(next.size > 0)
  }
  return (
    <Panel title={t('part')}>
      <ul>
        {rules.map((rule) => (
          <RuleRow key={rule.name} rule={rule} onChanged={(isChanged) => note(rule.name, isChanged)} />
        ))}
      </ul>
    </Panel>
  )
}
