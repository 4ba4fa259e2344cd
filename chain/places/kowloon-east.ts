import { area } from './place.ts'

export const kowloonEast = [
  ...area(`
    kowloon-city|九龍塘|Kowloon Tong|22.3350,114.1775
    station|九龍塘站|Kowloon Tong Station|沙福道|Suffolk Road|22.3371,114.1758
    street|窩打老道（九龍塘段）|Waterloo Road (Kowloon Tong)|||22.3335,114.1797
    street|金巴倫道|Cumberland Road|||22.3325,114.1775
    estate|筆架山一號|One Beacon Hill|畢架山道 1 號|1 Beacon Hill Road|22.3440,114.1765
    landmark|香港浸會大學|Hong Kong Baptist University|窩打老道 224 號|224 Waterloo Road|22.3388,114.1818|浸大;HKBU
    landmark|香港浸信會醫院|Hong Kong Baptist Hospital|窩打老道 222 號|222 Waterloo Road|22.3405,114.1800|浸會醫院
    street|達之路|Tat Chee Avenue|||22.3365,114.1750
    street|聯合道|Junction Road|||22.3335,114.1840
    street|禧福道|Hereford Road|||22.3385,114.1790
    estate|畢架山峰|Mount Beacon|歌和老街 20 號|20 Cornwall Street|22.3368,114.1720
    landmark|創新中心|InnoCentre|達之路 72 號|72 Tat Chee Avenue|22.3362,114.1758
  `),
  ...area(`
    kowloon-city|何文田|Ho Man Tin|22.3145,114.1805
    station|何文田站|Ho Man Tin Station|忠孝街|Chung Hau Street|22.3094,114.1826
    estate|愛民邨|Oi Man Estate|忠孝街 60 號|60 Chung Hau Street|22.3120,114.1788
    estate|何文田邨|Ho Man Tin Estate|佛光街 70 號|70 Fat Kwong Street|22.3140,114.1812
    estate|俊民苑|Chun Man Court|忠孝街 62 號|62 Chung Hau Street|22.3108,114.1803
    estate|半山壹號|Celestial Heights|常盛街 80 號|80 Sheung Shing Street|22.3163,114.1822
    landmark|香港都會大學|Hong Kong Metropolitan University|牧愛街 30 號|30 Good Shepherd Street|22.3162,114.1802|公開大學
    landmark|九龍醫院|Kowloon Hospital|亞皆老街 147A 號|147A Argyle Street|22.3238,114.1812
    street|佛光街|Fat Kwong Street|||22.3125,114.1815
    street|勝利道|Victory Avenue|||22.3168,114.1755
    street|太平道|Peace Avenue|||22.3170,114.1745
    street|培正道|Pui Ching Road|||22.3170,114.1775
    street|公主道|Princess Margaret Road|||22.3125,114.1772
    estate|冠德苑|Kwun Tak Court|忠義街 3 號|3 Chung Yee Street|22.3103,114.1790
    estate|天鑄|Ultima|佛光街 23 號|23 Fat Kwong Street|22.3130,114.1835
    estate|皓畋|Mantin Heights|常盛街 28 號|28 Sheung Shing Street|22.3150,114.1828
  `),
  ...area(`
    kowloon-city|紅磡|Hung Hom|22.3060,114.1855
    station|紅磡站|Hung Hom Station|暢運道|Cheong Wan Road|22.3030,114.1822
    station|黃埔站|Whampoa Station|德康街|Tak Hong Street|22.3048,114.1898
    mall|黃埔新天地|The Whampoa|德豐街 18–22 號|18–22 Tak Fung Street|22.3042,114.1898|Wonderful Worlds of Whampoa
    mall|置富都會|Fortune Metropolis|都會道 6–10 號|6–10 Metropolis Drive|22.3045,114.1820
    estate|黃埔花園|Whampoa Garden|德康街|Tak Hong Street|22.3045,114.1905
    estate|海逸豪園|Laguna Verde|海逸道 8 號|8 Laguna Verde Avenue|22.3075,114.1930
    estate|家維邨|Ka Wai Chuen|機利士南路 60 號|60 Gillies Avenue South|22.3085,114.1860
    estate|紅磡邨|Hung Hom Estate|大環道|Tai Wan Road|22.3085,114.1895
    estate|半島豪庭|Royal Peninsula|紅荔道 8 號|8 Hung Lai Road|22.3040,114.1842
    estate|海濱南岸|Harbour Place|愛景街 8 號|8 Oi King Street|22.3017,114.1868
    street|寶其利街|Bulkeley Street|||22.3065,114.1857
    street|民裕街|Man Yue Street|||22.3094,114.1886
    street|蕪湖街|Wuhu Street|||22.3062,114.1868
    street|漆咸道北|Chatham Road North|||22.3085,114.1848
    landmark|香港理工大學|The Hong Kong Polytechnic University|育才道 11 號|11 Yuk Choi Road|22.3043,114.1797|理大;PolyU
    landmark|香港體育館|Hong Kong Coliseum|暢運道 9 號|9 Cheong Wan Road|22.3014,114.1820|紅館
    street|機利士南路|Gillies Avenue South|||22.3070,114.1850
    street|德民街|Tak Man Street|||22.3050,114.1893
    street|黃埔街|Whampoa Street|||22.3062,114.1858
    street|紅磡道|Hung Hom Road|||22.3040,114.1875
    street|紅磡南道|Hung Hom South Road|||22.3035,114.1860
    street|大環道|Tai Wan Road|||22.3075,114.1895
    mall|黃埔號|The Whampoa Boat|船景街|Shung King Street|22.3038,114.1905|船街黃埔
    mall|國際都會|The Metropolis|都會道 10 號|10 Metropolis Drive|22.3038,114.1818
    tower|海濱廣場一座|One Harbourfront|德豐街 18 號|18 Tak Fung Street|22.3020,114.1900
    estate|環海．東岸|Upper East|崇安街 23 號|23 Sung On Street|22.3108,114.1882
    estate|海名軒|Harbourfront Landmark|環海街 11 號|11 Wan Hoi Street|22.3025,114.1892
    estate|海灣軒|Harbourfront Horizon|紅鸞道 8 號|8 Hung Luen Road|22.3030,114.1888
    estate|紅磡灣中心|Hunghom Bay Centre|必嘉街 92–112 號|92–112 Baker Street|22.3058,114.1882
    street|必嘉街|Baker Street|||22.3055,114.1880
    estate|昇御門|Chatham Gate|漆咸道北 388 號|388 Chatham Road North|22.3098,114.1857
    landmark|紅磡碼頭|Hung Hom Ferry Pier|華信街|Wa Shun Street|22.3012,114.1895
  `),
  ...area(`
    kowloon-city|土瓜灣|To Kwa Wan|22.3178,114.1882
    station|土瓜灣站|To Kwa Wan Station|馬頭圍道|Ma Tau Wai Road|22.3179,114.1876
    estate|翔龍灣|Grand Waterfront|新碼頭街 38 號|38 San Ma Tau Street|22.3183,114.1928
    estate|欣榮花園|Jubilant Place|北帝街 33 號|33 Pak Tai Street|22.3200,114.1890
    estate|樂民新邨|Lok Man Sun Chuen|高山道 20 號|20 Ko Shan Road|22.3130,114.1860
    estate|偉恒昌新邨|Wyler Gardens|貴州街 2–16 號|2–16 Kwei Chow Street|22.3160,114.1905
    street|土瓜灣道|To Kwa Wan Road|||22.3160,114.1887
    street|北帝街|Pak Tai Street|||22.3220,114.1889
    street|馬頭圍道|Ma Tau Wai Road|||22.3160,114.1870
    landmark|牛棚藝術村|Cattle Depot Artist Village|馬頭角道 63 號|63 Ma Tau Kok Road|22.3210,114.1907
    street|靠背壟道|Kau Pui Lung Road|||22.3185,114.1862
    street|落山道|Lok Shan Road|||22.3158,114.1875
    street|馬頭角道|Ma Tau Kok Road|||22.3205,114.1892
    street|美景街|Mei King Street|||22.3170,114.1885
    street|鶴園街|Hok Yuen Street|||22.3122,114.1885
    street|譚公道|Tam Kung Road|||22.3230,114.1880
    estate|傲雲峰|Sky Tower|宋皇臺道 38 號|38 Sung Wong Toi Road|22.3232,114.1927
    estate|益豐大廈|Yick Fung Building|土瓜灣道|To Kwa Wan Road|22.3150,114.1890
    landmark|土瓜灣運動場|To Kwa Wan Sports Ground|落山道|Lok Shan Road|22.3160,114.1920
  `),
  ...area(`
    kowloon-city|馬頭圍|Ma Tau Wai|22.3232,114.1872
    station|宋皇臺站|Sung Wong Toi Station|馬頭涌道|Ma Tau Chung Road|22.3256,114.1906
    estate|馬頭圍邨|Ma Tau Wai Estate|洪桂街|Hung Kwong Street|22.3238,114.1867
    estate|真善美村|Chun Seen Mei Chuen|馬頭涌道|Ma Tau Chung Road|22.3243,114.1895
    landmark|聖德肋撒醫院|St. Teresa’s Hospital|太子道西 327 號|327 Prince Edward Road West|22.3263,114.1833|法國醫院
    street|農圃道|Farm Road|||22.3205,114.1850
    street|天光道|Tin Kwong Road|||22.3215,114.1825
    street|馬頭涌道|Ma Tau Chung Road|||22.3250,114.1895
  `),
  ...area(`
    kowloon-city|九龍城|Kowloon City|22.3292,114.1897
    street|衙前圍道|Nga Tsin Wai Road|||22.3297,114.1890
    street|福佬村道|Fuk Lo Tsun Road|||22.3288,114.1877
    street|獅子石道|Lion Rock Road|||22.3290,114.1886
    street|衙前塱道|Nga Tsin Long Road|||22.3285,114.1893
    mall|九龍城廣場|Kowloon City Plaza|賈炳達道 128 號|128 Carpenter Road|22.3322,114.1920
    landmark|九龍寨城公園|Kowloon Walled City Park|東正道|Tung Tsing Road|22.3322,114.1903
    landmark|九龍城街市|Kowloon City Market|衙前圍道 100 號|100 Nga Tsin Wai Road|22.3303,114.1907
    street|南角道|Nam Kok Road|||22.3283,114.1897
    street|侯王道|Hau Wong Road|||22.3300,114.1872
    street|打鼓嶺道|Tak Ku Ling Road|||22.3295,114.1907
    street|賈炳達道|Carpenter Road|||22.3315,114.1895
  `),
  ...area(`
    kowloon-city|啟德|Kai Tak|22.3300,114.2000
    station|啟德站|Kai Tak Station|沐安街|Muk On Street|22.3304,114.1994
    estate|啟晴邨|Kai Ching Estate|沐虹街|Muk Hung Street|22.3262,114.2043
    estate|德朗邨|Tak Long Estate|沐安街|Muk On Street|22.3278,114.2028
    estate|天寰|Victoria Skye|沐寧街 6 號|6 Muk Ning Street|22.3285,114.1992
    estate|啟德一號|One Kai Tak|沐寧街 8 號|8 Muk Ning Street|22.3290,114.1980
    estate|OASIS 啟德|Oasis Kai Tak|沐寧街 10 號|10 Muk Ning Street|22.3295,114.1985
    mall|AIRSIDE|Airside|協調道 2 號|2 Concorde Road|22.3315,114.1986
    mall|雙子匯|The Twins|協調道 12 號|12 Concorde Road|22.3323,114.1968
    landmark|啟德體育園|Kai Tak Sports Park|承啟道 38–39 號|38–39 Shing Kai Road|22.3245,114.1948
    landmark|啟德郵輪碼頭|Kai Tak Cruise Terminal|承豐道 33 號|33 Shing Fung Road|22.3067,114.2138
    street|沐安街|Muk On Street|||22.3295,114.2010
    street|承啟道|Shing Kai Road|||22.3270,114.2010
    estate|嘉匯|K. City|沐泰街 7 號|7 Muk Tai Street|22.3298,114.1970
    estate|龍譽|Vibe Centro|沐泰街 9 號|9 Muk Tai Street|22.3302,114.1968
    estate|煥然壹居|De Novo|沐縉街|Muk Chun Street|22.3280,114.1978
    estate|啟朗苑|Kai Long Court|沐元街|Muk Yuen Street|22.3288,114.2012
    landmark|香港兒童醫院|Hong Kong Children’s Hospital|承康街 1 號|1 Shing Cheong Road|22.3178,114.2052
  `),
  ...area(`
    wong-tai-sin|新蒲崗|San Po Kong|22.3355,114.1965
    mall|Mikiki|Mikiki|太子道東 638 號|638 Prince Edward Road East|22.3335,114.1982
    estate|譽．港灣|The Latitude|太子道東 638 號|638 Prince Edward Road East|22.3333,114.1987
    estate|采頤花園|Rhythm Garden|彩頤里 1 號|1 Choi Yee Lane|22.3362,114.2035
    estate|東頭邨|Tung Tau Estate|東頭村道|Tung Tau Tsuen Road|22.3345,114.1897
    estate|美東邨|Mei Tung Estate|東頭村道|Tung Tau Tsuen Road|22.3352,114.1882
    estate|現崇山|Lions Rise|睦鄰街 8 號|8 Muk Lun Street|22.3377,114.1938
    street|崇齡街|Shung Ling Street|||22.3356,114.1960
    street|大有街|Tai Yau Street|||22.3363,114.1985
    street|彩虹道|Choi Hung Road|||22.3365,114.1965
    street|太子道東|Prince Edward Road East|||22.3335,114.1980
    street|六合街|Luk Hop Street|||22.3355,114.1990
    street|五芳街|Ng Fong Street|||22.3362,114.1978
    street|爵祿街|Tseuk Luk Street|||22.3350,114.1948
    tower|新科技廣場|New Tech Plaza|大有街 34 號|34 Tai Yau Street|22.3368,114.1995
  `),
  ...area(`
    wong-tai-sin|黃大仙|Wong Tai Sin|22.3418,114.1938
    station|黃大仙站|Wong Tai Sin Station|龍翔道|Lung Cheung Road|22.3417,114.1939
    mall|黃大仙中心北館|Temple Mall North|龍翔道 136 號|136 Lung Cheung Road|22.3428,114.1932
    mall|黃大仙中心南館|Temple Mall South|正德街 103 號|103 Ching Tak Street|22.3412,114.1945
    estate|黃大仙下邨|Lower Wong Tai Sin Estate|龍翔道 135 號|135 Lung Cheung Road|22.3402,114.1932
    estate|黃大仙上邨|Upper Wong Tai Sin Estate|鳳德道|Fung Tak Road|22.3438,114.1965
    estate|豪苑|Tropicana Gardens|龍翔道 110 號|110 Lung Cheung Road|22.3421,114.1971
    estate|竹園（南）邨|Chuk Yuen (South) Estate|竹園道|Chuk Yuen Road|22.3455,114.1917
    estate|天馬苑|Tin Ma Court|竹園道 55 號|55 Chuk Yuen Road|22.3437,114.1895
    street|環鳳街|Wan Fung Street|||22.3439,114.1980
    landmark|嗇色園黃大仙祠|Sik Sik Yuen Wong Tai Sin Temple|竹園村 2 號|2 Chuk Yuen Village|22.3427,114.1937|黃大仙廟
    landmark|聖母醫院|Our Lady of Maryknoll Hospital|沙田坳道 118 號|118 Shatin Pass Road|22.3452,114.1942
    street|沙田坳道|Sha Tin Pass Road|||22.3440,114.1955
    street|龍翔道|Lung Cheung Road|||22.3415,114.1935
    street|正德街|Ching Tak Street|||22.3408,114.1940
    street|鳳德道|Fung Tak Road|||22.3440,114.1992
    estate|竹園（北）邨|Chuk Yuen (North) Estate|穎竹街|Wing Chuk Street|22.3482,114.1922
    estate|翠竹花園|Tsui Chuk Garden|翠竹街 8 號|8 Tsui Chuk Street|22.3490,114.1902
    estate|鵬程苑|Pang Ching Court|竹園道|Chuk Yuen Road|22.3472,114.1945
    estate|盈福苑|Ying Fuk Court|沙田坳道|Sha Tin Pass Road|22.3462,114.1950
    estate|龍蟠苑|Lung Poon Court|龍蟠街 8 號|8 Lung Poon Street|22.3398,114.2042
  `),
  ...area(`
    wong-tai-sin|樂富|Lok Fu|22.3380,114.1872
    station|樂富站|Lok Fu Station|橫頭磡東道|Wang Tau Hom East Road|22.3380,114.1870
    mall|樂富廣場|Lok Fu Place|聯合道 198 號|198 Junction Road|22.3375,114.1872
    estate|樂富邨|Lok Fu Estate|杏林街|Heung Lam Street|22.3387,114.1888
    estate|橫頭磡邨|Wang Tau Hom Estate|富美街|Fu Mei Street|22.3405,114.1873
    estate|富強苑|Fu Keung Court|橫頭磡南道 1 號|1 Wang Tau Hom South Road|22.3408,114.1855
  `),
  ...area(`
    wong-tai-sin|慈雲山|Tsz Wan Shan|22.3490,114.2005
    mall|慈雲山中心|Tsz Wan Shan Shopping Centre|毓華街 23 號|23 Yuk Wah Street|22.3482,114.2005
    estate|慈樂邨|Tsz Lok Estate|雲華街 60 號|60 Wan Wah Street|22.3502,114.2015
    estate|慈正邨|Tsz Ching Estate|慈雲山道|Tsz Wan Shan Road|22.3522,114.2015
    estate|慈民邨|Tsz Man Estate|毓華里|Yuk Wah Crescent|22.3490,114.1985
    estate|慈愛苑|Tsz Oi Court|毓華街 18 號|18 Yuk Wah Street|22.3478,114.2025
    estate|鳳德邨|Fung Tak Estate|鳳德道 111 號|111 Fung Tak Road|22.3458,114.2008
    street|慈雲山道|Tsz Wan Shan Road|||22.3475,114.1985
    street|毓華街|Yuk Wah Street|||22.3478,114.2005
    street|雲華街|Wan Wah Street|||22.3495,114.2020
    landmark|慈雲山觀音廟|Tsz Wan Shan Kwun Yum Temple|沙田坳道|Sha Tin Pass Road|22.3535,114.1990
  `),
  ...area(`
    wong-tai-sin|鑽石山|Diamond Hill|22.3405,114.2018
    station|鑽石山站|Diamond Hill Station|龍蟠街|Lung Poon Street|22.3400,114.2016
    mall|荷里活廣場|Plaza Hollywood|龍蟠街 3 號|3 Lung Poon Street|22.3405,114.2021
    estate|星河明居|Galaxia|龍蟠街 3 號|3 Lung Poon Street|22.3412,114.2022
    estate|啟鑽苑|Kai Chuen Court|鳳德道|Fung Tak Road|22.3392,114.2035
    landmark|志蓮淨苑|Chi Lin Nunnery|志蓮道 5 號|5 Chi Lin Drive|22.3407,114.2050
    landmark|南蓮園池|Nan Lian Garden|鳳德道 60 號|60 Fung Tak Road|22.3392,114.2055
    street|蒲崗村道|Po Kong Village Road|||22.3430,114.2030
    street|龍蟠街|Lung Poon Street|||22.3405,114.2030
    estate|悅庭軒|Bel Air Heights|蒲崗村道|Po Kong Village Road|22.3422,114.2040
    estate|瓊山苑|King Shan Court|清水灣道|Clear Water Bay Road|22.3358,114.2165
  `),
  ...area(`
    wong-tai-sin|牛池灣|Ngau Chi Wan|22.3362,114.2095
    station|彩虹站|Choi Hung Station|龍翔道|Lung Cheung Road|22.3350,114.2090
    estate|彩虹邨|Choi Hung Estate|紫葳路 2 號|2 Tse Wai Avenue|22.3362,114.2065
    estate|彩雲（一）邨|Choi Wan (I) Estate|清水灣道 55 號|55 Clear Water Bay Road|22.3345,114.2145
    estate|彩輝邨|Choi Fai Estate|彩輝里|Choi Fai Lane|22.3368,114.2120
    estate|富山邨|Fu Shan Estate|蒲崗村道|Po Kong Village Road|22.3425,114.2085
    estate|峻弦|Aria|豐盛街 51 號|51 Fung Shing Street|22.3395,114.2092
    mall|彩雲商場二期|Choi Wan Commercial Complex Phase 2|清水灣道 55 號|55 Clear Water Bay Road|22.3335,114.2152
    street|清水灣道|Clear Water Bay Road|||22.3345,114.2130
    estate|彩雲（二）邨|Choi Wan (II) Estate|清水灣道 55 號|55 Clear Water Bay Road|22.3335,114.2165
    estate|彩峰苑|Choi Fung Court|豐盛街|Fung Shing Street|22.3372,114.2115
    estate|清水灣道 8 號|8 Clear Water Bay Road|清水灣道 8 號|8 Clear Water Bay Road|22.3345,114.2098
    landmark|牛池灣文娛中心|Ngau Chi Wan Civic Centre|清水灣道 11 號|11 Clear Water Bay Road|22.3345,114.2100
  `),
  ...area(`
    kwun-tong|九龍灣|Kowloon Bay|22.3238,114.2130
    station|九龍灣站|Kowloon Bay Station|觀塘道|Kwun Tong Road|22.3235,114.2140
    mall|德福廣場|Telford Plaza|偉業街 33 號|33 Wai Yip Street|22.3232,114.2129
    mall|MegaBox|MegaBox|宏照道 38 號|38 Wang Chiu Road|22.3197,114.2083
    mall|淘大商場|Amoy Plaza|牛頭角道 77 號|77 Ngau Tau Kok Road|22.3243,114.2163
    estate|德福花園|Telford Gardens|偉業街 33 號|33 Wai Yip Street|22.3225,114.2138
    estate|淘大花園|Amoy Gardens|牛頭角道 77 號|77 Ngau Tau Kok Road|22.3245,114.2165
    estate|得寶花園|Tak Bo Garden|牛頭角道 3 號|3 Ngau Tau Kok Road|22.3260,114.2150
    estate|麗晶花園|Richland Gardens|宏光道 80 號|80 Wang Kwong Road|22.3298,114.2060
    estate|啟業邨|Kai Yip Estate|啟業道 15 號|15 Kai Yip Road|22.3285,114.2085
    estate|坪石邨|Ping Shek Estate|觀塘道 11 號|11 Kwun Tong Road|22.3338,114.2105
    estate|彩盈邨|Choi Ying Estate|彩興路 8 號|8 Choi Hing Road|22.3305,114.2140
    estate|彩德邨|Choi Tak Estate|彩興路 6 號|6 Choi Hing Road|22.3295,114.2160
    estate|彩福邨|Choi Fook Estate|彩興路 9 號|9 Choi Hing Road|22.3285,114.2180
    estate|彩霞邨|Choi Ha Estate|彩霞道|Choi Ha Road|22.3280,114.2170
    tower|德福大廈|Telford House|宏開道 16 號|16 Wang Hoi Road|22.3225,114.2111
    tower|億京中心|Billion Centre|宏光道 1 號|1 Wang Kwong Road|22.3218,114.2085
    tower|企業廣場三期|Enterprise Square Three|宏照道 39 號|39 Wang Chiu Road|22.3200,114.2098
    tower|壹號九龍|One Kowloon|宏遠街 1 號|1 Wang Yuen Street|22.3177,114.2095
    landmark|零碳天地|Zero Carbon Park|常悅道 8 號|8 Sheung Yuet Road|22.3222,114.2070
    street|宏照道|Wang Chiu Road|||22.3215,114.2092
    street|宏光道|Wang Kwong Road|||22.3245,114.2085
    street|臨澤街|Lam Chak Street|||22.3205,114.2075
    street|常悅道|Sheung Yuet Road|||22.3225,114.2095
    street|偉業街|Wai Yip Street|||22.3150,114.2150
    tower|企業廣場一期|Enterprise Square|常悅道 9 號|9 Sheung Yuet Road|22.3225,114.2085
    tower|企業廣場五期|Enterprise Square Five|宏照道 38 號|38 Wang Chiu Road|22.3195,114.2085
    tower|南豐商業中心|Nan Fung Commercial Centre|臨樂街 19 號|19 Lam Lok Street|22.3222,114.2117
    tower|國際展貿中心|KITEC|展貿徑 1 號|1 Trademart Drive|22.3233,114.2040|九展
  `),
  ...area(`
    kwun-tong|牛頭角|Ngau Tau Kok|22.3170,114.2185
    station|牛頭角站|Ngau Tau Kok Station|觀塘道|Kwun Tong Road|22.3155,114.2190
    estate|牛頭角上邨|Upper Ngau Tau Kok Estate|佐敦谷北道|Jordan Valley North Road|22.3200,114.2180
    estate|牛頭角下邨|Lower Ngau Tau Kok Estate|牛頭角道|Ngau Tau Kok Road|22.3202,114.2160
    estate|樂華（北）邨|Lok Wah (North) Estate|振華道 80 號|80 Chun Wah Road|22.3225,114.2190
    estate|樂華（南）邨|Lok Wah (South) Estate|振華道 70 號|70 Chun Wah Road|22.3205,114.2198
    estate|觀塘花園大廈|Kwun Tong Garden Estate|牛頭角道 297–319 號|297–319 Ngau Tau Kok Road|22.3172,114.2190|花園大廈
    tower|創紀之城一期|Millennium City 1|觀塘道 388 號|388 Kwun Tong Road|22.3137,114.2190
    street|牛頭角道|Ngau Tau Kok Road|||22.3185,114.2178
    street|振華道|Chun Wah Road|||22.3220,114.2200
    street|安華街|On Wah Street|||22.3178,114.2195
    estate|安基苑|On Kay Court|觀塘道|Kwun Tong Road|22.3168,114.2195
    mall|樂華商場|Lok Wah Shopping Centre|振華道|Chun Wah Road|22.3212,114.2192
  `),
  ...area(`
    kwun-tong|觀塘|Kwun Tong|22.3125,114.2252
    station|觀塘站|Kwun Tong Station|觀塘道|Kwun Tong Road|22.3121,114.2265
    mall|apm|apm|觀塘道 418 號|418 Kwun Tong Road|22.3123,114.2249
    mall|裕民坊|YM Square|協和街 33 號|33 Hip Wo Street|22.3133,114.2262|Yue Man Square
    mall|觀塘廣場|Kwun Tong Plaza|開源道 68 號|68 Hoi Yuen Road|22.3111,114.2261
    tower|創紀之城五期|Millennium City 5|觀塘道 418 號|418 Kwun Tong Road|22.3125,114.2247
    tower|駱駝漆大廈|Camel Paint Building|開源道 60–62 號|60–62 Hoi Yuen Road|22.3095,114.2230
    tower|宏利金融中心|Manulife Financial Centre|偉業街 223–231 號|223–231 Wai Yip Street|22.3125,114.2163
    tower|觀塘工業中心|Kwun Tong Industrial Centre|觀塘道 472–484 號|472–484 Kwun Tong Road|22.3105,114.2272
    street|開源道|Hoi Yuen Road|||22.3103,114.2243
    street|康寧道|Hong Ning Road|||22.3142,114.2234
    street|物華街|Mut Wah Street|||22.3136,114.2262
    street|鴻圖道|Hung To Road|||22.3107,114.2222
    street|巧明街|How Ming Street|||22.3117,114.2243
    street|觀塘道|Kwun Tong Road|||22.3135,114.2225
    estate|凱匯|Grand Central|協和街 33 號|33 Hip Wo Street|22.3136,114.2270
    estate|麗港城|Laguna City|茶果嶺道|Cha Kwo Ling Road|22.3063,114.2272
    estate|翠屏（北）邨|Tsui Ping (North) Estate|翠屏道 19 號|19 Tsui Ping Road|22.3165,114.2295
    estate|翠屏（南）邨|Tsui Ping (South) Estate|翠屏道 17 號|17 Tsui Ping Road|22.3140,114.2298
    estate|和樂邨|Wo Lok Estate|協和街|Hip Wo Street|22.3148,114.2278
    landmark|基督教聯合醫院|United Christian Hospital|協和街 130 號|130 Hip Wo Street|22.3222,114.2277
    landmark|觀塘海濱花園|Kwun Tong Promenade|海濱道 80 號|80 Hoi Bun Road|22.3085,114.2190
    street|駿業街|Tsun Yip Street|||22.3102,114.2232
    street|成業街|Shing Yip Street|||22.3118,114.2230
    street|海濱道|Hoi Bun Road|||22.3090,114.2205
    street|協和街|Hip Wo Street|||22.3150,114.2265
    street|通明街|Tung Ming Street|||22.3130,114.2245
    tower|One Harbour Square|One Harbour Square|海濱道 181 號|181 Hoi Bun Road|22.3105,114.2185
    tower|Two Harbour Square|Two Harbour Square|偉發街 180 號|180 Wai Fat Road|22.3108,114.2192
    tower|The Quayside|The Quayside|海濱道 77 號|77 Hoi Bun Road|22.3140,114.2155
    tower|創紀之城六期|Millennium City 6|觀塘道 392 號|392 Kwun Tong Road|22.3132,114.2235
    tower|鱷魚恤中心|Crocodile Center|開源道 79 號|79 Hoi Yuen Road|22.3112,114.2250
    tower|友邦九龍大樓|AIA Kowloon Tower|巧明街 100 號|100 How Ming Street|22.3120,114.2235
  `),
  ...area(`
    kwun-tong|秀茂坪|Sau Mau Ping|22.3200,114.2322
    estate|秀茂坪邨|Sau Mau Ping Estate|秀明道|Sau Ming Road|22.3200,114.2328
    estate|秀茂坪（南）邨|Sau Mau Ping (South) Estate|秀茂坪道|Sau Mau Ping Road|22.3172,114.2325
    estate|寶達邨|Po Tat Estate|寶琳路 2 號|2 Po Lam Road|22.3182,114.2388
    estate|安達邨|On Tat Estate|安達臣道|Anderson Road|22.3232,114.2375
    estate|安泰邨|On Tai Estate|安秀道|On Sau Road|22.3275,114.2395
    estate|順利邨|Shun Lee Estate|利安道|Lee On Road|22.3312,114.2258
    estate|順安邨|Shun On Estate|順安道|Shun On Road|22.3282,114.2258
    estate|順天邨|Shun Tin Estate|順清街|Shun Ching Street|22.3270,114.2272
    mall|秀茂坪商場|Sau Mau Ping Shopping Centre|秀明道 101 號|101 Sau Ming Road|22.3197,114.2321
    street|秀茂坪道|Sau Mau Ping Road|||22.3180,114.2320
    street|順利邨道|Shun Lee Tsuen Road|||22.3310,114.2245
    street|安秀道|On Sau Road|||22.3268,114.2390
    estate|順緻苑|Shun Chi Court|利安道|Lee On Road|22.3285,114.2275
    estate|順利紀律部隊宿舍|Shun Lee Disciplined Services Quarters|順利邨道|Shun Lee Tsuen Road|22.3335,114.2245
    mall|順利商場|Shun Lee Commercial Centre|利安道|Lee On Road|22.3308,114.2262
    mall|寶達商場|Po Tat Shopping Centre|寶琳路|Po Lam Road|22.3185,114.2385
  `),
  ...area(`
    kwun-tong|藍田|Lam Tin|22.3085,114.2350
    station|藍田站|Lam Tin Station|碧雲道|Pik Wan Road|22.3068,114.2327
    mall|啟田商場|Kai Tin Shopping Centre|啟田道 50 號|50 Kai Tin Road|22.3086,114.2348
    mall|匯景廣場|Sceneway Plaza|匯景道 8 號|8 Sceneway Road|22.3072,114.2332
    mall|德田廣場|Tak Tin Plaza|碧雲道 223 號|223 Pik Wan Road|22.3085,114.2378
    estate|匯景花園|Sceneway Garden|匯景道 1–17 號|1–17 Sceneway Road|22.3063,114.2337
    estate|啟田邨|Kai Tin Estate|啟田道 67 號|67 Kai Tin Road|22.3093,114.2347
    estate|德田邨|Tak Tin Estate|德田街|Tak Tin Street|22.3087,114.2385
    estate|廣田邨|Kwong Tin Estate|碧雲道|Pik Wan Road|22.3062,114.2390
    estate|平田邨|Ping Tin Estate|安田街|On Tin Street|22.3078,114.2400
    estate|興田邨|Hing Tin Estate|德田街|Tak Tin Street|22.3110,114.2385
    street|啟田道|Kai Tin Road|||22.3080,114.2345
    street|碧雲道|Pik Wan Road|||22.3075,114.2370
    street|德田街|Tak Tin Street|||22.3095,114.2382
    street|安田街|On Tin Street|||22.3085,114.2398
    estate|鯉安苑|Lei On Court|茶果嶺道|Cha Kwo Ling Road|22.3045,114.2345
    estate|康逸苑|Hong Yat Court|鯉魚門道|Lei Yue Mun Road|22.3098,114.2372
    estate|康雅苑|Hong Nga Court|德田街|Tak Tin Street|22.3105,114.2368
  `),
  ...area(`
    kwun-tong|油塘|Yau Tong|22.2978,114.2372
    station|油塘站|Yau Tong Station|茶果嶺道|Cha Kwo Ling Road|22.2980,114.2370
    mall|大本型|Domain|高超道 38 號|38 Ko Chiu Road|22.2976,114.2374
    estate|油塘邨|Yau Tong Estate|茶果嶺道 9 號|9 Cha Kwo Ling Road|22.2967,114.2367
    estate|油麗邨|Yau Lai Estate|茶果嶺道|Cha Kwo Ling Road|22.3005,114.2355
    estate|高怡邨|Ko Yee Estate|高超道|Ko Chiu Road|22.2990,114.2388
    estate|高翔苑|Ko Cheung Court|高超道 8 號|8 Ko Chiu Road|22.2983,114.2400
    estate|鯉魚門邨|Lei Yue Mun Estate|鯉魚門徑|Lei Yue Mun Path|22.2940,114.2392
    estate|油塘中心|Yau Tong Centre|嘉榮街 1 號|1 Ka Wing Street|22.2947,114.2383
    estate|曦臺|Maya|崇信街 8 號|8 Shung Shun Street|22.2935,114.2362
    landmark|鯉魚門|Lei Yue Mun|鯉魚門海旁道|Lei Yue Mun Praya Road|22.2905,114.2395
    street|高超道|Ko Chiu Road|||22.2985,114.2385
    street|崇信街|Shung Shun Street|||22.2940,114.2360
    estate|Peninsula East|Peninsula East|東源街 9 號|9 Tung Yuen Street|22.2948,114.2352
    estate|高俊苑|Ko Chun Court|高超道|Ko Chiu Road|22.2992,114.2400
    estate|油美苑|Yau Mei Court|茶果嶺道|Cha Kwo Ling Road|22.3012,114.2352
    estate|蔚藍東岸|Montego Bay|崇信街 6 號|6 Shung Shun Street|22.2940,114.2350
    mall|鯉魚門廣場|Lei Yue Mun Plaza|欣榮街 80 號|80 Lei Yue Mun Path|22.2943,114.2390
  `),
]
