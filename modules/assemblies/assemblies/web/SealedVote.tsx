import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sealBallot } from '#modules/assemblies/sealing/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { Ballot } from '../ballot-contract.ts'
import { assemblySealed } from '../sealed-contract.ts'
import { ForWhom } from './ForWhom.tsx'
import { keepBallot } from './kept-ballots.ts'
import { useOptionName } from './option-name.ts'

const api = client(assemblySealed)
const blank = 'abstained'

/** Units that stand together on one ballot: a person's own, and those of each whom the card speaks for. */
function groupsOf(units: Ballot['units']) {
  const groups = new Map<string, Ballot['units']>()
  for (const unit of units) {
    const key = `${unit.isOwn} ${unit.ownerName}`
    groups.set(key, [...(groups.get(key) ?? []), unit])
  }
  return [...groups].map(([key, list]) => ({ key, list }))
}

/** A secret vote: chosen here, encrypted here, and only then sent. */
export function SealedVote({ ballot, code }: { ballot: Ballot; code: string }) {
  const t = useTexts('assemblyBallot')
  const queries = useQueryClient()
  const { topic } = ballot
  const [choices, setChoices] = useState<readonly string[]>([])
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const groups = groupsOf(ballot.units.filter(({ hasVoted }) => !hasVoted))
  const chosen = groups.filter(({ key }) => !left.has(key)).flatMap(({ list }) => list)
  const nameOf = useOptionName()
  const isMotion = topic?.options.some(({ optionId }) => optionId === 'yes') ?? false
  const most = topic?.mostChoices ?? 1
  const answers = [
    ...(topic?.options ?? []).map((option) => ({
      optionId: option.optionId,
      name: nameOf({ ...option, group: '' }),
      group: option.group,
    })),
    ...(isMotion ? [] : [{ optionId: blank, name: t('blank'), group: '' }]),
  ]
  const act = useSubmit(async (retry) => {
    if (!topic) return
    const unitIds = chosen.map(({ unitId }) => unitId)
    // The same choice sent again is the same ballot, also after a lost answer.
    const sealed = await retry.once(
      `${topic.election} ${choices.join(' ')} ${unitIds.join(' ')}`,
      async () => {
        // The button turns first: encrypting keeps an old phone busy for a moment.
        await new Promise((done) => setTimeout(done, 50))
        return sealBallot(
          topic.election,
          answers.map(({ optionId }) => choices.includes(optionId)),
        )
      },
    )
    const { topicId, number, title } = topic
    await api.cast({ code, topicId, unitIds, ballot: sealed.text }, retry)
    keepBallot(code, { topicId, number, title, receipt: sealed.receipt })
    setChoices([])
    await queries.invalidateQueries({ queryKey: ['assemblyBallot', code] })
  })
  if (!topic) return null
  const pick = (id: string) => {
    if (most === 1 || id === blank) setChoices(choices.includes(id) && most > 1 ? [] : [id])
    else if (choices.includes(id)) setChoices(choices.filter((one) => one !== id))
    else if (choices.filter((one) => one !== blank).length < most)
      setChoices([...choices.filter((one) => one !== blank), id])
  }
  return (
    <form {...act.form}>
      <div
        className="ab-options"
        data-pairs={answers.length > 4 || undefined}
        role="group"
        aria-label={topic.title}
      >
        {answers.map(({ optionId, name, group }) => (
          <button
            key={optionId}
            type="button"
            aria-pressed={choices.includes(optionId)}
            onClick={() => pick(optionId)}
          >
            {name}
            {group && <span className="lb-14 lb-quiet"> {group}</span>}
          </button>
        ))}
      </div>
      <ForWhom
        all={groups.map(({ key, list }) => ({ key, label: list.map(({ label }) => label).join('、') }))}
        left={left}
        onToggle={(key) => {
          const next = new Set(left)
          if (!next.delete(key)) next.add(key)
          setLeft(next)
        }}
      />
      <div className="ab-lock">
        <Icon name="lock" />
        <span>
          <b>{t('sealedLead')}</b> {t('sealedText')}
        </span>
      </div>
      <div className="ab-foot">
        {act.failure !== undefined && <FailureNote sentence={act.failure} />}
        <span className="lb-14 lb-quiet">
          {most > 1 ? t('chosen', { count: choices.length, most }) : t('finalSealed')}
        </span>
        <Button
          type="primary"
          size="large"
          block
          htmlType="submit"
          loading={act.busy}
          disabled={!chosen.length || !choices.length}
        >
          {t('sealAndSend')}
        </Button>
      </div>
    </form>
  )
}
