import type { Board } from '#modules/boards/boards/contract.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import type { FormField } from '#platform/web/form/fields.tsx'
import { inRow, text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'

/** A board of an entry as it is typed. */
export interface DraftTurn {
  boardId: string
  seconds: string
}

const isTurn = ({ seconds }: DraftTurn) =>
  /^\d+$/.test(seconds) && Number(seconds) >= 5 && Number(seconds) <= 3600

/** The board of an entry, or several in turn, each for its seconds. */
export function turnsField<Form extends { turns: readonly DraftTurn[] }>(of: {
  boards: readonly Board[]
  most: number
}): FormField<Form> {
  const label = text('boardSetting', 'board')
  const nameOf = (id: string) => of.boards.find(({ boardId }) => boardId === id)?.name ?? ''
  return {
    label,
    read: ({ turns }: Form) => inRow(turns.map(({ boardId, seconds }) => `${nameOf(boardId)} ${seconds}`)),
    wrong: ({ turns }) =>
      turns.length > 1 && !turns.every(isTurn) ? text('boardSetting', 'turnSecondsWrong') : undefined,
    draw: ({ turns }, change, invalid) => (
      <Turns
        {...of}
        turns={turns}
        invalid={invalid}
        onTurns={(next) => change({ turns: next } as Partial<Form>)}
      />
    ),
  }
}

interface TurnsProps {
  boards: readonly Board[]
  most: number
  turns: readonly DraftTurn[]
  invalid: string | undefined
  onTurns: (turns: readonly DraftTurn[]) => void
}

function Turns({ boards, most, turns, invalid, onTurns }: TurnsProps) {
  const t = useTexts('boardSetting')
  const options = boards.map(({ boardId, name }) => ({ value: boardId, label: name }))
  const isInTurn = turns.length > 1
  const put = (nth: number, part: Partial<DraftTurn>) =>
    onTurns(turns.map((turn, at) => (at === nth ? { ...turn, ...part } : turn)))
  const up = (nth: number) =>
    onTurns(
      turns.map((turn, at) => (at === nth - 1 ? turns[nth] : at === nth ? turns[nth - 1] : turn) ?? turn),
    )
  return (
    <div className="lb-stack lb-gap-8 lb-wide">
      {turns.map((turn, index) => {
        const nth = index + 1
        const isWrong = isInTurn && invalid && !isTurn(turn)
        return (
          // One may stand in it twice: entries are known by their place alone.
          <div key={index} className="bh-turn">
            <Field label={isInTurn ? t('turnNth', { nth }) : t('board')}>
              <ChoiceInput
                value={turn.boardId}
                options={options}
                onChoose={(boardId) => put(index, { boardId: String(boardId) })}
              />
            </Field>
            {isInTurn && (
              <>
                <Field label={t('turnSeconds', { nth })} invalid={isWrong ? invalid : undefined}>
                  <TextInput
                    inputMode="numeric"
                    maxLength={4}
                    value={turn.seconds}
                    onText={(seconds) => put(index, { seconds })}
                  />
                </Field>
                <Button
                  type="text"
                  aria-label={t('turnUp', { nth })}
                  disabled={index === 0}
                  onClick={() => up(index)}
                >
                  {t('up')}
                </Button>
                <Button
                  type="text"
                  icon={<Icon name="x" />}
                  aria-label={t('turnRemove', { nth })}
                  onClick={() => onTurns(turns.filter((_, at) => at !== index))}
                />
              </>
            )}
          </div>
        )
      })}
      {turns.length < most && (
        <div>
          <Button
            size="small"
            icon={<Icon name="plus" />}
            onClick={() =>
              onTurns([
                ...turns,
                { boardId: (boards[turns.length] ?? boards[0])?.boardId ?? '', seconds: '20' },
              ])
            }
          >
            {t('turnAdd')}
          </Button>
        </div>
      )}
    </div>
  )
}
