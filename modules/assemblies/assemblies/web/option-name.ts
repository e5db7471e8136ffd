import './ballot-texts.ts'
import type { Option } from '../shapes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** What an answer is called: the three of a motion in the language of the page, a candidate by building and name. */
export function useOptionName() {
  const t = useTexts('assemblyBallot')
  return ({ optionId: id, name, group }: Option) =>
    id === 'yes' || id === 'no' || id === 'abstain' ? t(id) : group ? `${group} ${name}` : name
}
