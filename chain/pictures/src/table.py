# name -> (module, builder, builder kwargs, camera, samples)
GLASS=dict(ka=.22,kn=.9,kc=.30)   # looser denoiser guides, see foodlib.denoise
PIZZA=dict(elev=45,dist=5.35,target=(0,0,.05),focus=(0,-.3,.1),fstop=1.1)
T={n:('pizza','build',dict(recipe=n),PIZZA,16) for n in ('pepperoni','margherita','supreme','hawaiian','seafood','bbq-chicken','veggie','truffle-mushroom','four-cheese','meat-lovers')}
T.update({n:('pizza','build',dict(recipe=n),PIZZA,12) for n in ('teriyaki-chicken','garlic-prawn','chourico','satay-beef','parma-rocket','bacon-corn')})
T['half-half']=('pizza','build',dict(recipe='half-half'),PIZZA,16)
PALE=((.05,'#B9802E'),(.28,'#DDAA4C'),(.5,'#F0CC78'),(.72,'#F9E09E'),(.95,'#FFF1C8'))   # sand-ginger chicken
GINGER=dict(stops=PALE,ginger=True)
YAM=((.22,'#9A3E08'),(.42,'#DC6A12'),(.66,'#F2882A'),(1,'#FFAC52'))
T.update({
 'drumsticks':('chicken','scene_drums',{},dict(elev=34,dist=6.1,target=(0,.02,.30)),14),
 'ginger-chicken':('chicken','scene_drums',dict(GINGER,seed=3),dict(elev=34,dist=6.1,target=(0,.02,.30)),12),
 'bucket':('chicken','scene_bucket',{},dict(elev=20,dist=7.0,target=(0,0,1.0)),24),
 'ginger-bucket':('chicken','scene_bucket',dict(GINGER,paper='#2C7A3A'),dict(elev=20,dist=7.0,target=(0,0,1.0)),16),
 'wings':('chicken','scene_wings',{},dict(elev=38,dist=6.1,target=(0,0,.20)),14),
 'hot-wings':('chicken','scene_wings',dict(hot=True),dict(elev=38,dist=6.1,target=(0,0,.20)),12),
 'african-chicken':('chicken','scene_african',{},dict(elev=40,dist=6.1,target=(0,0,.22)),12),
 'tenders':('chicken','scene_tenders',{},dict(elev=42,dist=6.2,target=(.05,.02,.18)),14),
 'popcorn-chicken':('chicken','scene_popcorn',{},dict(elev=24,dist=6.2,target=(0,0,.55)),14),
 'fries':('chicken','scene_fries',{},dict(elev=18,dist=6.3,target=(0,0,.66)),14),
 'sweet-potato-fries':('chicken','scene_fries',dict(seed=6,stops=YAM,w=.062),dict(elev=18,dist=6.3,target=(0,0,.66)),12),
 'potato-wedges':('chicken','scene_wedges',{},dict(elev=18,dist=6.3,target=(0,0,.66)),12),
 'onion-rings':('chicken','scene_onionrings',{},dict(elev=36,dist=6.4,target=(0,-.14,.26)),14),
 'tomato-soup':('bowls','soup',{},dict(elev=44,dist=5.5,target=(0,0,.2)),14),
 'corn-soup':('bowls','soup',dict(seed=5,cols=('#F0B429','#FFD560'),corn=110,crou=0),dict(elev=44,dist=5.5,target=(0,0,.2)),14),
 'mushroom-soup':('bowls','soup',dict(seed=6,cols=('#C6A074','#DABB90'),cream_c='#FFF3DE',crou=8,leaf=False,mush=3),dict(elev=44,dist=5.5,target=(0,0,.2)),12),
 'pumpkin-soup':('bowls','soup',dict(seed=7,cols=('#E0720A','#F59A2C'),crou=0,leaf=False,pips=15),dict(elev=44,dist=5.5,target=(0,0,.2)),12),
 'caesar-salad':('bowls','salad',{},dict(elev=38,dist=5.8,target=(0,0,.32)),14),
 'garden-salad':('bowls','salad',dict(seed=5,caesar=False),dict(elev=38,dist=5.8,target=(0,0,.32)),12),
 'spaghetti-bolognese':('bowls','spaghetti',{},dict(elev=38,dist=5.9,target=(0,0,.26)),14),
 'carbonara':('bowls','carbonara',{},dict(elev=38,dist=5.9,target=(0,0,.26)),12),
 'seafood-spaghetti':('bowls','seafood_spaghetti',{},dict(elev=38,dist=5.9,target=(0,0,.26)),12),
 'lava-cake':('bowls','lava',{},dict(elev=28,dist=5.6,target=(0,0,.25)),14),
 'brownie':('bowls','brownie',{},dict(elev=34,dist=5.6,target=(0,0,.22)),12),
 'cola':('chicken','scene_cola',{},dict(elev=14,dist=7.9,target=(0,0,1.30)),14),
 'beer':('bowls','beer',{},dict(dn=GLASS,elev=14,dist=7.3,target=(0,0,1.08)),24),
 'stout':('bowls','beer',dict(stops=((0,'#0E0502'),(.5,'#180903'),(1,'#2C1206')),emit=.05,head=('#EBCFA0','#E0BC86'),bub='#5A3218'),dict(dn=GLASS,elev=14,dist=7.3,target=(0,0,1.08)),32),
})
CHOCOLATE=((('#6E3C20','#8E5632'),None),(('#4A2412','#6A381E'),'#1E0A05'),(('#5A2E18','#7C4526'),'#2C120A'),(('#5E3018','#7E4828'),'#F3E4C4'))
DRINK=dict(dn=GLASS,elev=14,dist=7.6,target=(0,0,1.20))
T.update({
 'garlic-bread':('sides','garlic_bread',{},dict(elev=40,dist=6.2,target=(0,0,.12)),14),
 'baked-rice':('sides','baked_rice',{},dict(elev=40,dist=6.4,target=(0,0,.22)),14),
 'baked-pasta':('sides','baked_pasta',{},dict(elev=40,dist=6.4,target=(0,0,.22)),14),
 'portuguese-rice':('sides','portuguese_rice',{},dict(elev=40,dist=6.4,target=(0,0,.22)),12),
 'seafood-rice':('sides','seafood_rice',{},dict(elev=40,dist=6.4,target=(0,0,.22)),12),
 'macaroni-cheese':('sides','macaroni_cheese',{},dict(elev=40,dist=6.4,target=(0,0,.22)),12),
 'calamari':('sides','calamari',{},dict(elev=36,dist=6.0,target=(0,0,.20)),12),
 'mashed-potato':('sides','mash',{},dict(elev=38,dist=5.6,target=(0,0,.30)),14),
 'egg-tarts':('sides','egg_tarts',{},dict(elev=38,dist=5.3,target=(0,0,.18)),14),
 'egg-tart':('sides','egg_tarts',dict(places=((0,-.04,.06,0,0),)),dict(elev=38,dist=5.3,target=(0,0,.18)),14),
 'egg-tart-pair':('sides','egg_tarts',dict(places=((-.43,.10,.06,0,0),(.43,-.10,.06,0,0))),dict(elev=38,dist=5.3,target=(0,0,.18)),14),
 'ice-cream-tub':('sides','ice_tub',{},dict(elev=20,dist=7.2,target=(0,0,1.06)),14),
 'chocolate-ice-cream':('sides','ice_tub',dict(scoops=CHOCOLATE),dict(elev=20,dist=7.2,target=(0,0,1.06)),12),
 'serradura':('cups','serradura',{},dict(dn=GLASS,elev=20,dist=6.0,target=(0,0,.80)),16),
 'mango-pudding':('cups','mango_pudding',{},dict(dn=GLASS,elev=24,dist=5.6,target=(0,0,.68)),16),
 'hot-tea':('cups','mug',{},dict(elev=30,dist=6.0,target=(.06,0,.44)),14),
 'lemon-tea':('sides','drink',dict(lemon=2,stops=((0,'#6B2406'),(.45,'#A04A0A'),(.8,'#CF7A1C'),(1,'#E8A23E'))),DRINK,20),
 'milk-tea':('sides','drink',dict(stops=((0,'#9A5F30'),(.5,'#BF8048'),(1,'#D9A06A')),lemon=0,emit=.22,st=('#5A3A22','#FFF8EE'),seed=3),DRINK,20),
 'lemonade':('sides','drink',dict(stops=((0,'#F2E06A'),(.5,'#F8EC9C'),(1,'#FDF6CC')),emit=.40,mint=True,bub=120,st=('#4E9A2A','#FFF8EE'),seed=4),DRINK,20),
 'iced-coffee':('sides','drink',dict(stops=((0,'#E6C69C'),(.40,'#C99A66'),(.72,'#8A5630'),(1,'#6A3C1E')),lemon=0,emit=.22,ice=9,st=('#2A1C14','#FFF8EE'),seed=6),DRINK,16),
 'orange-soda':('sides','drink',dict(stops=((0,'#EE6C06'),(.5,'#F98A16'),(1,'#FFAE42')),emit=.38,bub=190,cut=dict(rind='#F08A10',flesh=('#FFB340','#F8921E')),st=('#EE7A10','#FFF8EE'),seed=7),DRINK,16),
 'passion-tea':('sides','drink',dict(stops=((0,'#D99A0C'),(.5,'#EDB624'),(1,'#F8D25A')),emit=.36,mint=True,pips=70,cut=dict(rind='#6FA828',flesh=('#D6EB8A','#B5D85A')),st=('#6A2A6E','#FFF8EE'),seed=8),DRINK,16),
 'water':('sides','water',{},dict(dn=GLASS,elev=12,dist=6.7,target=(0,0,1.0)),24),
})
# lies over the picture of a pizza: see crusts.py
T.update({'crust-'+n:('crusts',n,{},PIZZA,12) for n in ('cheese','thin')})
# how near the camera is: a heap fills its tile, whatever lies in it
NEAR=dict(pineapple=1.55,mushroom=1.60,jalapeno=1.50,olive=1.12,corn=1.02,onion=1.65,tomato=1.36,pepperoni=1.95,ham=1.62,bacon=1.52,chicken=1.50,prawn=1.75)
T.update({'topping-'+n:('toppings','heap',dict(topping=n),dict(elev=45,dist=.93*NEAR.get(n,1.55),target=(0,0,.03),fstop=5.6),6) for n in ('pineapple','mushroom','jalapeno','extra-cheese','green-pepper','olive','corn','onion','tomato','pepperoni','ham','bacon','chicken','prawn')})
