import { AutoComplete as Plain } from 'antd'
import { dressed } from './dressed.tsx'

export const AutoComplete = dressed(Plain)
