/** Traditional characters of menus, each followed by its simplified form: whoever types in either finds the same. */
const pairs =
  '維维鮮鲜蝦虾蘿萝欖榄醬酱雙双腸肠時时凍冻飲饮燒烧雞鸡鷄鸡蔥葱園园雜杂羅罗麗丽風风級级煙烟豬猪車车藍蓝馬马餅饼個个兩两邊边國国紅红條条設设單单現现點点黃黄薑姜醃腌夠够隻只輕轻選选門门飯饭湯汤東东撻挞對对鋪铺滿满魷鱿長长頭头麵面絲丝內内鹽盐連连燻熏檸柠凱凯許许類类爐炉熱热層层蘇苏濃浓縮缩達达錫锡蘭兰襪袜廳厅鴛鸳鴦鸯綠绿樂乐無无樣样氣气餾馏沖冲轉转麥麦後后細细盤盘裝装過过買买釀酿親亲捲卷雲云鹹咸臘腊滷卤魚鱼鍋锅寶宝島岛團团誕诞兒儿優优葉叶應应節节餡馅貝贝鴨鸭鵝鹅蘆芦煉炼蠔蚝韓韩蕃番'

/** The simplified form of a traditional character that menus use. */
export const simplified: ReadonlyMap<string, string> = new Map(
  Array.from({ length: pairs.length / 2 }, (_, at) => [pairs.charAt(2 * at), pairs.charAt(2 * at + 1)] as const),
)
