import { Select as Plain } from 'antd'
import { dressed } from './dressed.tsx'

export const Select = dressed(Plain)
