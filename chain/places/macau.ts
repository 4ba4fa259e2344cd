import { area } from './place.ts'

export const macau = [
  ...area(`
    macau-se|中區|Centro|22.1925,113.5405
    street|新馬路|Avenida de Almeida Ribeiro|||22.1938,113.5388|San Ma Lou
    street|南灣大馬路|Avenida da Praia Grande|||22.1910,113.5412|Praia Grande
    street|殷皇子大馬路|Avenida do Infante D. Henrique|||22.1908,113.5425
    street|蘇亞利斯博士大馬路|Avenida Doutor Mário Soares|||22.1900,113.5422
    landmark|議事亭前地|Senado Square|議事亭前地|Largo do Senado|22.1935,113.5398|噴水池;Largo do Senado
    landmark|大堂|Macau Cathedral|大堂前地 1 號|1 Largo da Sé|22.1934,113.5412|主教座堂;Igreja da Sé
    landmark|澳門旅遊塔|Macau Tower|觀光塔前地|Largo da Torre de Macau|22.1798,113.5368|Torre de Macau
    landmark|新葡京酒店|Grand Lisboa|葡京路|Avenida de Lisboa|22.1907,113.5435
    landmark|葡京酒店|Hotel Lisboa|葡京路 2–4 號|2–4 Avenida de Lisboa|22.1895,113.5442
    tower|中銀大廈|Bank of China Building|蘇亞利斯博士大馬路 323 號|323 Avenida Doutor Mário Soares|22.1900,113.5430|Edifício Banco da China
    mall|新八佰伴|New Yaohan|蘇亞利斯博士大馬路 90 號|90 Avenida Doutor Mário Soares|22.1905,113.5412|八佰伴
    street|水坑尾街|Rua do Campo|||22.1945,113.5430
    street|板樟堂街|Rua de São Domingos|||22.1942,113.5405
    street|約翰四世大馬路|Avenida de D. João IV|||22.1912,113.5430
    street|福隆新街|Rua da Felicidade|||22.1935,113.5375
    landmark|玫瑰聖母堂|St. Dominic’s Church|板樟堂前地|Largo de São Domingos|22.1945,113.5405|玫瑰堂;Igreja de São Domingos
    landmark|民政總署大樓|Leal Senado Building|新馬路 163 號|163 Avenida de Almeida Ribeiro|22.1932,113.5395|市政署大樓
    landmark|南灣湖|Nam Van Lake|蘇亞利斯博士大馬路|Avenida Doutor Mário Soares|22.1885,113.5400|Lago Nam Van
    landmark|舊法院大樓|Old Court Building|南灣大馬路|Avenida da Praia Grande|22.1912,113.5418|Antigo Tribunal
  `),
  ...area(`
    macau-se|新口岸|ZAPE and NAPE|22.1905,113.5510
    street|宋玉生廣場|Alameda Dr. Carlos d’Assumpção|||22.1895,113.5510
    street|友誼大馬路|Avenida da Amizade|||22.1930,113.5515
    street|北京街|Rua de Pequim|||22.1918,113.5505
    street|孫逸仙大馬路|Avenida Dr. Sun Yat-Sen|||22.1862,113.5510
    tower|建興龍廣場|Kin Heng Long Plaza|宋玉生廣場 258 號|258 Alameda Dr. Carlos d’Assumpção|22.1905,113.5512|Praça Kin Heng Long
    tower|澳門金融中心|Macau Finance Centre|北京街 202A–246 號|202A–246 Rua de Pequim|22.1917,113.5502|Centro Financeiro
    mall|壹號廣場|One Central Macau|孫逸仙大馬路|Avenida Dr. Sun Yat-Sen|22.1862,113.5465
    landmark|永利澳門|Wynn Macau|仙德麗街|Rua Cidade de Sintra|22.1885,113.5465
    landmark|澳門美高梅|MGM Macau|孫逸仙大馬路|Avenida Dr. Sun Yat-Sen|22.1857,113.5478
    landmark|外港客運碼頭|Outer Harbour Ferry Terminal|友誼大馬路|Avenida da Amizade|22.1972,113.5588|港澳碼頭;Terminal Marítimo do Porto Exterior
    landmark|澳門漁人碼頭|Macau Fisherman’s Wharf|友誼大馬路|Avenida da Amizade|22.1930,113.5572|Doca dos Pescadores
    landmark|澳門文化中心|Macao Cultural Centre|冼星海大馬路|Avenida Xian Xing Hai|22.1888,113.5555|Centro Cultural de Macau
    landmark|金蓮花廣場|Golden Lotus Square|友誼大馬路|Avenida da Amizade|22.1945,113.5535|Praça Flor de Lótus
    landmark|仁伯爵綜合醫院|Conde S. Januário Hospital|東望洋新街|Estrada do Visconde de São Januário|22.1938,113.5480|山頂醫院;Hospital Conde S. Januário
    landmark|東望洋燈塔|Guia Lighthouse|東望洋山|Guia Hill|22.1964,113.5497|松山燈塔;Farol da Guia
    street|羅理基博士大馬路|Avenida do Dr. Rodrigo Rodrigues|||22.1940,113.5500
    street|仙德麗街|Rua Cidade de Sintra|||22.1885,113.5475
    street|波爾圖街|Rua Cidade do Porto|||22.1885,113.5495
    street|上海街|Rua de Xangai|||22.1922,113.5510
    tower|皇朝廣場|Dynasty Plaza|宋玉生廣場|Alameda Dr. Carlos d’Assumpção|22.1888,113.5515|Edifício Dynasty Plaza
    tower|財神商業中心|Fortuna Business Centre|宋玉生廣場|Alameda Dr. Carlos d’Assumpção|22.1892,113.5513|FIT Centre
    tower|南方大廈|Nam Fong Building|羅理基博士大馬路|Avenida do Dr. Rodrigo Rodrigues|22.1935,113.5495|Edifício Nam Fong
    landmark|金沙娛樂場|Sands Macao|蘇亞利斯博士大馬路|Largo de Monte Carlo|22.1912,113.5555|澳門金沙
    landmark|星際酒店|StarWorld Hotel|友誼大馬路|Avenida da Amizade|22.1900,113.5465
    landmark|觀音像|Kun Iam Statue|孫逸仙大馬路|Avenida Dr. Sun Yat-Sen|22.1848,113.5502|Estátua de Kun Iam
    landmark|澳門科學館|Macao Science Center|孫逸仙大馬路|Avenida Dr. Sun Yat-Sen|22.1860,113.5568|Centro de Ciência de Macau
    landmark|大賽車博物館|Macao Grand Prix Museum|高美士街 431 號|431 Rua de Luís Gonzaga Gomes|22.1938,113.5525|Museu do Grande Prémio
    landmark|澳門理工大學|Macao Polytechnic University|高美士街|Rua de Luís Gonzaga Gomes|22.1932,113.5528|理工;MPU
  `),
  ...area(`
    macau-st-lawrence|風順堂|São Lourenço|22.1900,113.5358
    landmark|媽閣廟|A-Ma Temple|媽閣廟前地|Largo do Pagode da Barra|22.1861,113.5313|媽祖閣;Templo de Á-Má
    landmark|鄭家大屋|Mandarin’s House|龍頭左巷 10 號|10 Travessa de António da Silva|22.1886,113.5345|Casa do Mandarim
    landmark|崗頂劇院|Dom Pedro V Theatre|崗頂前地|Largo de Santo Agostinho|22.1920,113.5380|Teatro Dom Pedro V
    street|下環街|Rua da Praia do Manduco|||22.1898,113.5345
    street|河邊新街|Rua do Almirante Sérgio|||22.1890,113.5328
    street|風順堂街|Rua de São Lourenço|||22.1905,113.5365
    station|輕軌媽閣站|Barra LRT Station|媽閣上街|Avenida Panorâmica do Lago Sai Van|22.1838,113.5322|Estação da Barra
    landmark|西灣湖|Sai Van Lake|西灣湖景大馬路|Avenida Panorâmica do Lago Sai Van|22.1845,113.5355|Lago Sai Van
    street|西灣街|Rua da Praia do Bom Parto|||22.1865,113.5345
    street|民國大馬路|Avenida da República|||22.1850,113.5330
    street|媽閣街|Rua da Barra|||22.1868,113.5325
    street|龍嵩正街|Rua Central|||22.1922,113.5390
    landmark|下環街市|Mercado de São Lourenço|李加祿街|Rua de João Lecaros|22.1893,113.5342|S. Lourenço Market
    landmark|聖老楞佐堂|St. Lawrence’s Church|風順堂街|Rua de São Lourenço|22.1902,113.5363|風順堂;Igreja de São Lourenço
    landmark|聖奧斯定堂|St. Augustine’s Church|崗頂前地|Largo de Santo Agostinho|22.1923,113.5383|Igreja de Santo Agostinho
    landmark|主教山小堂|Penha Hill|主教山|Colina da Penha|22.1872,113.5350|西望洋山;Igreja da Penha
  `),
  ...area(`
    macau-st-anthony|花王堂|Santo António|22.1995,113.5400
    landmark|大三巴牌坊|Ruins of St. Paul’s|大三巴街|Rua de São Paulo|22.1976,113.5409|Ruínas de São Paulo;大三巴
    landmark|白鴿巢公園|Luís de Camões Garden|白鴿巢前地|Praça de Luís de Camões|22.2003,113.5388|Jardim Luís de Camões
    landmark|紅街市|Red Market|提督馬路|Avenida do Almirante Lacerda|22.2062,113.5425|Mercado Almirante Lacerda
    landmark|鏡湖醫院|Kiang Wu Hospital|連勝馬路 33 號|33 Rua de Coelho do Amaral|22.2008,113.5432|Hospital Kiang Wu
    landmark|三盞燈|Rotunda de Carlos da Maia|嘉路米耶圓形地|Rotunda de Carlos da Maia|22.2045,113.5437|嘉路米耶圓形地
    street|十月初五街|Rua de Cinco de Outubro|||22.1965,113.5370
    street|提督馬路|Avenida do Almirante Lacerda|||22.2055,113.5412
    street|沙梨頭海邊街|Rua da Ribeira do Patane|||22.2015,113.5378|Patane
    street|新勝街|Rua de Tomás Vieira|||22.2000,113.5405
    street|沙梨頭南街|Rua Sul do Patane|||22.2030,113.5385
    street|連勝馬路|Rua de Coelho do Amaral|||22.2015,113.5420
    street|草堆街|Rua das Estalagens|||22.1962,113.5395
    street|大三巴街|Rua de São Paulo|||22.1965,113.5405
    landmark|大炮台|Mount Fortress|柿山|Praceta do Museu de Macau|22.1970,113.5422|Fortaleza do Monte;大三巴炮台
    landmark|澳門博物館|Macao Museum|博物館前地 112 號|112 Praceta do Museu de Macau|22.1972,113.5420|Museu de Macau
    landmark|哪吒廟|Na Tcha Temple|大三巴右街|Calçada de São Paulo|22.1977,113.5405|Templo de Na Tcha
  `),
  ...area(`
    macau-st-lazarus|望德堂|São Lázaro|22.1995,113.5470
    street|高士德大馬路|Avenida de Horta e Costa|||22.2042,113.5455|Horta e Costa
    street|荷蘭園大馬路|Avenida do Conselheiro Ferreira de Almeida|||22.1985,113.5452|Ferreira de Almeida
    street|雅廉訪大馬路|Avenida do Ouvidor Arriaga|||22.2045,113.5475
    street|羅利老馬路|Estrada de Adolfo Loureiro|||22.2010,113.5472
    landmark|塔石廣場|Tap Seac Square|荷蘭園大馬路|Avenida do Conselheiro Ferreira de Almeida|22.1988,113.5462|Praça do Tap Seac
    landmark|盧廉若公園|Lou Lim Ieoc Garden|羅利老馬路 10 號|10 Estrada de Adolfo Loureiro|22.2012,113.5465|Jardim Lou Lim Ieoc
    street|瘋堂斜巷|Calçada da Igreja de São Lázaro|||22.1985,113.5445
    street|東望洋街|Rua de Ferreira do Amaral|||22.1970,113.5465
    landmark|望德聖母堂|St. Lazarus Church|瘋堂新街|Rua de São Miguel|22.1988,113.5442|Igreja de São Lázaro
    landmark|二龍喉公園|Flora Garden|士多紐拜斯大馬路|Avenida de Sidónio Pais|22.2000,113.5490|Jardim da Flora
    street|士多紐拜斯大馬路|Avenida de Sidónio Pais|||22.2010,113.5488
  `),
  ...area(`
    macau-fatima|黑沙環|Areia Preta|22.2095,113.5565
    street|馬場海邊馬路|Estrada Marginal do Hipódromo|||22.2112,113.5570
    street|黑沙環海邊馬路|Estrada Marginal da Areia Preta|||22.2085,113.5585
    street|東北大馬路|Avenida do Nordeste|||22.2118,113.5600
    estate|海濱花園|Jardim Hoi Pan|馬場海邊馬路|Estrada Marginal do Hipódromo|22.2115,113.5580
    estate|海名居|La Baie du Noble|東北大馬路|Avenida do Nordeste|22.2078,113.5605
    estate|海天居|Villa de Mer|東北大馬路|Avenida do Nordeste|22.2100,113.5605
    estate|君悅灣|The Residencia|東北大馬路|Avenida do Nordeste|22.2125,113.5605
    estate|金海山花園|Jardim Kam Hoi San|黑沙環中街|Rua Central da Areia Preta|22.2105,113.5572
    estate|廣福安花園|Jardins Kwong Fok On|黑沙環中街|Rua Central da Areia Preta|22.2122,113.5560
    estate|廣華新邨|Edifício Kwong Wa San Chun|黑沙環|Rua Central da Areia Preta|22.2090,113.5555
    landmark|東方明珠圓形地|Rotunda da Pérola Oriental|黑沙環海邊馬路|Estrada Marginal da Areia Preta|22.2065,113.5595
    street|慕拉士大馬路|Avenida de Venceslau de Morais|||22.2075,113.5545
    street|黑沙環中街|Rua Central da Areia Preta|||22.2108,113.5575
    street|黑沙環馬路|Estrada da Areia Preta|||22.2088,113.5530
    estate|寰宇天下|La Cité|東北大馬路|Avenida do Nordeste|22.2088,113.5612|La Cite
    estate|裕華大廈|Edifício Yu Wa|黑沙環新街|Rua Nova da Areia Preta|22.2102,113.5560
  `),
  ...area(`
    macau-fatima|祐漢及台山|Iao Hon and Toi San|22.2120,113.5500
    landmark|關閘|Portas do Cerco|關閘廣場|Praça das Portas do Cerco|22.2160,113.5490|Border Gate;拱北口岸
    landmark|祐漢街市公園|Iao Hon Market Garden|祐漢新村|Rua Um do Bairro Iao Hon|22.2109,113.5519|Jardim do Mercado do Iao Hon
    landmark|紀念孫中山市政公園|Dr. Sun Yat Sen Municipal Park|鴨涌馬路|Estrada do Canal dos Patos|22.2148,113.5445|鴨涌河公園
    landmark|蓮峰廟|Lin Fong Temple|拱形馬路|Avenida do Almirante Lacerda|22.2108,113.5455|Templo de Lin Fong
    landmark|觀音堂|Kun Iam Tong Temple|美副將大馬路|Avenida do Coronel Mesquita|22.2062,113.5490|普濟禪院;Templo de Kun Iam
    street|美副將大馬路|Avenida do Coronel Mesquita|||22.2068,113.5495
    street|關閘馬路|Istmo de Ferreira do Amaral|||22.2132,113.5485
    estate|牡丹樓|Edifício Mau Tan|祐漢新村第八街|Rua Oito do Bairro Iao Hon|22.2125,113.5520
    estate|台山平民新邨|Bairro Social do Tamagnini Barbosa|台山|Bairro Tamagnini Barbosa|22.2135,113.5445
    street|巴坡沙大馬路|Avenida de Artur Tamagnini Barbosa|||22.2125,113.5450
    street|俾若翰街|Rua de João de Araújo|||22.2078,113.5465
    street|鏡湖馬路|Estrada do Repouso|||22.2018,113.5440
    landmark|望廈山市政公園|Mong Há Hill Park|望廈山|Estrada de Coelho do Amaral|22.2095,113.5475|望廈炮台
  `),
  ...area(`
    macau-fatima|筷子基及青洲|Fai Chi Kei and Ilha Verde|22.2095,113.5390
    estate|快達樓|Edifício Fai Tat|筷子基北街|Rua Norte do Fai Chi Kei|22.2085,113.5405
    estate|海擎天|The Praia|船澳街|Rua da Doca Seca|22.2068,113.5388
    estate|青怡大廈|Edifício Cheng I|青洲|Avenida do Conselheiro Borja|22.2110,113.5375
    estate|青葱大廈|Edifício Cheng Chong|青洲|Avenida do Conselheiro Borja|22.2120,113.5385
    street|和樂大馬路|Avenida do Comendador Ho Yin|||22.2085,113.5398
    street|青洲大馬路|Avenida do Conselheiro Borja|||22.2105,113.5400
    street|筷子基北街|Rua Norte do Fai Chi Kei|||22.2085,113.5395
    street|船澳街|Rua da Doca Seca|||22.2065,113.5392
    estate|宏建大廈|Edifício Wang Kin|筷子基|Fai Chi Kei|22.2078,113.5402
    estate|逸麗花園|Edifício Yat Lai Garden|台山|Avenida do Comendador Ho Yin|22.2090,113.5408
  `),
  ...area(`
    macau-taipa|氹仔|Taipa|22.1570,113.5585
    street|官也街|Rua do Cunha|||22.1537,113.5570|手信街;Cunha Street
    street|埃武拉街|Rua de Évora|||22.1575,113.5605
    street|布拉干薩街|Rua de Bragança|||22.1565,113.5590
    street|成都街|Rua de Seng Tou|||22.1585,113.5625
    street|廣東大馬路|Avenida de Kwong Tung|||22.1592,113.5550
    street|奧林匹克大馬路|Avenida Olímpica|||22.1572,113.5535
    estate|花城|Flower City|埃武拉街|Rua de Évora|22.1575,113.5602|Edifício Flower City
    estate|濠景花園|Nova Taipa Garden|布拉干薩街|Rua de Bragança|22.1580,113.5590|Jardins de Nova Taipa
    estate|濠庭都會|Nova City|布拉干薩街|Rua de Bragança|22.1585,113.5575|濠尚;Nova Park
    estate|海洋花園|Ocean Gardens|海洋花園大馬路|Avenida dos Jardins do Oceano|22.1605,113.5480|Jardins do Oceano
    estate|湖畔大廈|Edifício do Lago|||22.1565,113.5455
    landmark|龍環葡韻|Taipa Houses|海邊馬路|Avenida da Praia|22.1537,113.5597|Casas da Taipa
    landmark|氹仔中央公園|Taipa Central Park|成都街|Rua de Seng Tou|22.1575,113.5578|Parque Central da Taipa
    landmark|澳門國際機場|Macau International Airport|偉龍馬路|Avenida Wai Long|22.1565,113.5738|Aeroporto Internacional de Macau
    landmark|氹仔客運碼頭|Taipa Ferry Terminal|北安|Estrada de Pac On|22.1625,113.5755|北安碼頭;Terminal Marítimo da Taipa
    landmark|澳門奧林匹克體育中心|Macao Olympic Sports Centre|奧林匹克大馬路|Avenida Olímpica|22.1545,113.5500|Centro Desportivo Olímpico
    landmark|澳門科技大學|Macau University of Science and Technology|偉龍馬路|Avenida Wai Long|22.1520,113.5685|科大;MUST
    landmark|新濠鋒|Altira Macau|廣東大馬路|Avenida de Kwong Tung|22.1590,113.5490
    station|輕軌海洋站|Ocean LRT Station|||22.1580,113.5468|Estação do Oceano
    station|輕軌馬會站|Jockey Club LRT Station|||22.1560,113.5480|Estação do Jockey Clube
    station|輕軌運動場站|Stadium LRT Station|||22.1532,113.5508|Estação do Estádio
    station|輕軌排角站|Pai Kok LRT Station|||22.1525,113.5550|Estação de Pai Kok
    station|輕軌科大站|MUST LRT Station|||22.1522,113.5670|Estação da Universidade de Ciência e Tecnologia
    station|輕軌機場站|Airport LRT Station|||22.1560,113.5730|Estação do Aeroporto
    station|輕軌氹仔碼頭站|Taipa Ferry Terminal LRT Station|||22.1620,113.5750|Estação do Terminal Marítimo da Taipa
    street|柯維納馬路|Estrada Governador Nobre de Carvalho|||22.1625,113.5560
    street|告利雅施利華街|Rua Correia da Silva|||22.1540,113.5575
    street|美副將馬路|Estrada Coronel Nicolau de Mesquita|||22.1600,113.5650
    street|海洋花園大馬路|Avenida dos Jardins do Oceano|||22.1602,113.5490
    estate|太子花城|Prince Flower City|奧林匹克大馬路|Avenida Olímpica|22.1580,113.5540|Edifício Prince Flower City
    estate|百利新邨|Edifício Pak Lei San Chun|氹仔|Rua de Seng Tou|22.1572,113.5635
    estate|泉亮花園|Chun Leong Garden|布拉干薩街|Rua de Bragança|22.1570,113.5598|Edifício Chun Leong
    landmark|氹仔街市|Taipa Municipal Market|市集街|Rua do Regedor|22.1545,113.5575
    landmark|澳門賽馬會|Macau Jockey Club|奧林匹克大馬路|Estrada Governador Albano de Oliveira|22.1575,113.5475|Jockey Club de Macau
    landmark|菩提禪院|Pou Tai Temple|盧廉若馬路 5 號|5 Estrada Lou Lim Ieok|22.1572,113.5528|Templo Pou Tai
  `),
  ...area(`
    macau-cotai|路氹|Cotai|22.1465,113.5620
    street|路氹連貫公路|Estrada do Istmo|||22.1450,113.5625|Cotai Strip;金光大道
    street|望德聖母灣大馬路|Estrada da Baía de Nossa Senhora da Esperança|||22.1505,113.5605
    landmark|澳門威尼斯人|The Venetian Macao|望德聖母灣大馬路|Estrada da Baía de Nossa Senhora da Esperança|22.1480,113.5600|威尼斯人
    landmark|澳門銀河|Galaxy Macau|望德聖母灣大馬路|Estrada da Baía de Nossa Senhora da Esperança|22.1487,113.5540|銀河酒店
    landmark|新濠天地|City of Dreams Macau|路氹連貫公路|Estrada do Istmo|22.1488,113.5660|COD
    landmark|澳門倫敦人|The Londoner Macao|路氹連貫公路|Estrada do Istmo|22.1455,113.5645|倫敦人
    landmark|澳門巴黎人|The Parisian Macao|路氹連貫公路|Estrada do Istmo|22.1440,113.5605|巴黎人
    landmark|新濠影滙|Studio City Macau|路氹連貫公路|Estrada do Istmo|22.1417,113.5607
    landmark|永利皇宮|Wynn Palace|體育館大馬路|Avenida da Nave Desportiva|22.1475,113.5702
    landmark|美獅美高梅|MGM Cotai|體育館大馬路|Avenida da Nave Desportiva|22.1450,113.5695
    landmark|上葡京|Grand Lisboa Palace|射擊路|Rua do Tiro|22.1408,113.5680
    landmark|澳門東亞運動會體育館|Macao East Asian Games Dome|體育館大馬路|Avenida da Nave Desportiva|22.1402,113.5595|Nave Desportiva;澳門蛋
    mall|四季名店|Shoppes at Four Seasons|望德聖母灣大馬路|Estrada da Baía de Nossa Senhora da Esperança|22.1462,113.5610
    station|輕軌路氹西站|Cotai West LRT Station|||22.1498,113.5515|Estação do Cotai Oeste
    station|輕軌路氹東站|Cotai East LRT Station|||22.1460,113.5665|Estação do Cotai Leste
    station|輕軌東亞運站|East Asian Games LRT Station|||22.1398,113.5610|Estação dos Jogos da Ásia Oriental
    station|輕軌蓮花站|Lotus LRT Station|||22.1390,113.5535|Estação do Lótus
    station|輕軌協和醫院站|Union Hospital LRT Station|||22.1345,113.5572|Estação do Hospital Union
    street|體育館大馬路|Avenida da Nave Desportiva|||22.1430,113.5690
    street|蓮花海濱大馬路|Avenida Marginal Flor de Lótus|||22.1395,113.5545
    street|射擊路|Rua do Tiro|||22.1415,113.5675
    landmark|澳門百老匯|Broadway Macau|望德聖母灣馬路|Avenida Marginal Flor de Lótus|22.1475,113.5520
    landmark|摩珀斯酒店|Morpheus|路氹連貫公路|Estrada do Istmo|22.1478,113.5665|Morpheus Macau
    landmark|蓮花口岸|Lotus Bridge Checkpoint|蓮花海濱大馬路|Avenida Marginal Flor de Lótus|22.1400,113.5500|Ponte Flor de Lótus
    landmark|離島醫療綜合體|Macao Union Hospital|協和醫院|Estrada do Istmo|22.1338,113.5578|協和醫院;Hospital Union de Macau
  `),
  ...area(`
    macau-coloane|路環|Coloane|22.1250,113.5575
    station|輕軌石排灣站|Seac Pai Van LRT Station|石排灣|Seac Pai Van|22.1282,113.5592|Estação de Seac Pai Van
    estate|樂群樓|Edifício Lok Kuan|石排灣|Seac Pai Van|22.1262,113.5600
    estate|業興大廈|Edifício Ip Heng|石排灣|Seac Pai Van|22.1275,113.5582
    estate|居雅大廈|Edifício Koi Nga|石排灣|Seac Pai Van|22.1288,113.5577
    estate|金峰南岸|One Oasis|石排灣馬路|Estrada de Seac Pai Van|22.1312,113.5590
    landmark|路環市區|Coloane Village|恩尼斯總統前地|Largo Eduardo Marques|22.1165,113.5515|Vila de Coloane
    landmark|安德魯餅店|Lord Stow’s Bakery|戴紳禮街 1 號|1 Rua do Tassara|22.1178,113.5518
    landmark|石排灣郊野公園|Seac Pai Van Park|石排灣馬路|Estrada de Seac Pai Van|22.1242,113.5595|熊貓館
    street|石排灣馬路|Estrada de Seac Pai Van|||22.1250,113.5560
    street|路環十月初五馬路|Avenida de Cinco de Outubro|||22.1160,113.5510
    street|黑沙馬路|Estrada de Hac Sá|||22.1180,113.5665
    landmark|黑沙海灘|Hac Sá Beach|黑沙馬路|Estrada de Hac Sá|22.1185,113.5725|Praia de Hac Sá
    landmark|竹灣海灘|Cheoc Van Beach|竹灣馬路|Estrada de Cheoc Van|22.1115,113.5580|Praia de Cheoc Van
    landmark|聖方濟各聖堂|Chapel of St. Francis Xavier|十月初五馬路|Avenida de Cinco de Outubro|22.1165,113.5512|Capela de São Francisco Xavier
    landmark|媽祖文化村|A-Ma Cultural Village|疊石塘山|Estrada do Alto de Coloane|22.1245,113.5695|天后宮
  `),
]
