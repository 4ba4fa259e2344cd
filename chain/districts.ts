import { brandIds, type Brand } from '@harbour/rules'
import type { Words } from './types.ts'

/** The box is [south, west, north, east] around the district's land. */
export type District = { code: string; brand: Brand; name: Words; box: [south: number, west: number, north: number, east: number] }

type Row = [code: string, tc: string, en: string, ...box: District['box']]

const hongKong: Row[] = [
  ['central-western', '中西區', 'Central and Western', 22.253, 114.11, 22.298, 114.171],
  ['wan-chai', '灣仔區', 'Wan Chai', 22.253, 114.167, 22.292, 114.213],
  ['eastern', '東區', 'Eastern', 22.243, 114.181, 22.301, 114.26],
  ['southern', '南區', 'Southern', 22.193, 114.117, 22.275, 114.264],
  ['yau-tsim-mong', '油尖旺區', 'Yau Tsim Mong', 22.287, 114.148, 22.328, 114.193],
  ['sham-shui-po', '深水埗區', 'Sham Shui Po', 22.313, 114.126, 22.349, 114.179],
  ['kowloon-city', '九龍城區', 'Kowloon City', 22.292, 114.172, 22.351, 114.222],
  ['wong-tai-sin', '黃大仙區', 'Wong Tai Sin', 22.331, 114.179, 22.36, 114.229],
  ['kwun-tong', '觀塘區', 'Kwun Tong', 22.282, 114.201, 22.337, 114.25],
  ['kwai-tsing', '葵青區', 'Kwai Tsing', 22.295, 114.073, 22.383, 114.152],
  ['tsuen-wan', '荃灣區', 'Tsuen Wan', 22.315, 113.981, 22.42, 114.171],
  ['tuen-mun', '屯門區', 'Tuen Mun', 22.326, 113.873, 22.432, 114.068],
  ['yuen-long', '元朗區', 'Yuen Long', 22.389, 113.926, 22.522, 114.126],
  ['north', '北區', 'North', 22.462, 114.078, 22.563, 114.339],
  ['tai-po', '大埔區', 'Tai Po', 22.386, 114.109, 22.556, 114.443],
  ['sha-tin', '沙田區', 'Sha Tin', 22.343, 114.142, 22.44, 114.257],
  ['sai-kung', '西貢區', 'Sai Kung', 22.237, 114.222, 22.451, 114.408],
  ['islands', '離島區', 'Islands', 22.153, 113.835, 22.335, 114.308],
]

const macau: Row[] = [
  ['macau-fatima', '花地瑪堂區', 'Nossa Senhora de Fátima', 22.197, 113.533, 22.219, 113.581],
  ['macau-st-anthony', '聖安多尼堂區', 'Santo António', 22.194, 113.534, 22.209, 113.552],
  ['macau-st-lazarus', '望德堂區', 'São Lázaro', 22.195, 113.543, 22.206, 113.556],
  ['macau-se', '大堂區', 'Sé', 22.177, 113.534, 22.203, 113.564],
  ['macau-st-lawrence', '風順堂區', 'São Lourenço', 22.18, 113.527, 22.199, 113.542],
  ['macau-taipa', '嘉模堂區（氹仔）', 'Nossa Senhora do Carmo (Taipa)', 22.144, 113.538, 22.178, 113.598],
  ['macau-cotai', '路氹填海區', 'Cotai', 22.128, 113.542, 22.156, 113.586],
  ['macau-coloane', '聖方濟各堂區（路環）', 'São Francisco Xavier (Coloane)', 22.108, 113.545, 22.148, 113.601],
]

export const districts: District[] = [
  ...hongKong.map((row) => district(brandIds.hongKong, row)),
  ...macau.map((row) => district(brandIds.macau, row)),
]

function district(brand: Brand, [code, tc, en, ...box]: Row): District {
  return { code, brand, name: { tc, en }, box }
}
