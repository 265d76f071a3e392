import type { Labels } from '../labels';

export const labels: Labels = {
  '1d6': 'Một xúc xắc',
  '2d6': 'Hai xúc xắc',
  frenchCrs: 'Số trung tâm Pháp',
  turn: 'Lượt',
  'strength-or-less': 'Không quá sức mạnh',
  'turn-or-less': 'Không quá số lượt',
  more: 'Cao hơn',
  star: 'Mỗi sao: mất 1 tinh thần chung nếu bị chiếm',
  hq: 'Sở chỉ huy: mất là hết trò chơi',
  gun: 'Pháo: bên chiếm được +1 sức mạnh',
  flak: 'Cao xạ: mức cao xạ +1 nếu bị chiếm',
  strip: 'Pháo ở đây bắn tới sân bay',
  'can-be-encircled': 'Bị bao vây khi mức 0',
  airstrip: 'Sân bay',
  ap: 'Điểm hành động',
  reserve: 'Bài dự trữ',
  'one-time': 'Biến cố một lần',
  reshuffle: 'Xáo lại',
};
