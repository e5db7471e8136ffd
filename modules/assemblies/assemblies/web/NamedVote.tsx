import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { assemblyBallots, type Ballot } from '../ballot-contract.ts'
import { ForWhom } from './ForWhom.tsx'
import { useOptionName } from './option-name.ts'

const api = client(assemblyBallots)

/** A vote by name: what is chosen, and for which units. */
export function NamedVote({ ballot, code }: { ballot: Ballot; code: string }) {
  const t = useTexts('assemblyBallot')
  const queries = useQueryClient()
  const { topic, units } = ballot
  const open = units.filter(({ hasVoted }) => !hasVoted)
  const [choices, setChoices] = useState<readonly string[]>([])
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = open.filter(({ unitId }) => !left.has(unitId))
  const most = topic?.mostChoices ?? 1
  const isMany = most > 1
  const nameOf = useOptionName()
  const act = useSubmit(async (retry) => {
    if (!topic) return
    const { data } = await api.cast(
      {
        code,
        topicId: topic.topicId,
        round: topic.round,
        unitIds: chosen.map(({ unitId }) => unitId),
        choices: [...choices],
      },
      retry,
    )
    queries.setQueryData(['assemblyBallot', code], data)
    setChoices([])
  })
  const pick = (id: string) => {
    if (!isMany) setChoices([id])
    else if (choices.includes(id)) setChoices(choices.filter((one) => one !== id))
    else if (choices.length < most) setChoices([...choices, id])
  }
  if (!topic) return null
  const picked = isMany ? undefined : topic.options.find(({ optionId }) => choices.includes(optionId))
  return (
    <form {...act.form}>
      <div className="ab-options" role="group" aria-label={topic.title}>
        {topic.options.map((option) => (
          <button
            key={option.optionId}
            type="button"
            aria-pressed={choices.includes(option.optionId)}
            onClick={() => pick(option.optionId)}
          >
            {nameOf(option)}
          </button>
        ))}
      </div>
      <ForWhom
        all={open.map(({ unitId, label }) => ({ key: unitId, label }))}
        left={left}
        onToggle={(key) => {
          const next = new Set(left)
          if (!next.delete(key)) next.add(key)
          setLeft(next)
        }}
      />
      <div className="ab-foot">
        {act.failure !== undefined && <FailureNote sentence={act.failure} />}
        <span className="lb-14 lb-quiet">
          {isMany ? t('chosen', { count: choices.length, most }) : t('final')}
        </span>
        <Button
          type="primary"
          size="large"
          block
          htmlType="submit"
          loading={act.busy}
          disabled={!chosen.length || (!isMany && !choices.length)}
        >
          {picked
            ? t('sendAs', { choice: nameOf(picked), count: chosen.length })
            : t('send', { count: chosen.length })}
        </Button>
      </div>
    </form>
  )
}
