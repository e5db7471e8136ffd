import { Tour as Plain } from 'antd'
import { dressed } from './dressed.tsx'

export const Tour = dressed(Plain)
