from foodlib import *

def poisson(n,rmax,dmin,rng,avoid=(),side=0):
    pts=[]; tries=0
    while len(pts)<n and tries<6000:
        tries+=1; r=rmax*math.sqrt(rng.random()); a=rng.random()*2*math.pi; p=(r*math.cos(a),r*math.sin(a))
        if side and p[0]*side<.045: continue
        if all((p[0]-q[0])**2+(p[1]-q[1])**2>(dmin+q[2]*0)**2 for q in pts) and all((p[0]-q[0])**2+(p[1]-q[1])**2>(q[2])**2 for q in avoid): pts.append((p[0],p[1],dmin))
    return pts

# ---------------- base
HAND=[(0.0,0.012),(0.6,0.008),(0.9,0.006),(0.99,0.03),(1.03,0.085),(1.0,0.145),(0.93,0.158),(0.865,0.12),(0.82,0.07),(0.7,0.05),(0.0,0.05)]
def crust(seed=1,prof=HAND,puff=1.,crisp=0.):
    """prof: from under the edge, outside, over the rim, to inside; puff: how lumpy the rim is; crisp: how much darker"""
    nu,nv=200,1100
    prof=spline(prof,nu)
    th=np.linspace(0,2*np.pi,nv,endpoint=False)
    P=np.stack([prof[:,0:1]*np.cos(th),prof[:,0:1]*np.sin(th),np.repeat(prof[:,1:2],nv,1)],-1)
    N=gridnormals(P); N*=np.sign((N*np.stack([np.cos(th)[None,:].repeat(nu,0)*0,0*P[...,1],np.ones_like(P[...,2])],-1)).sum(-1).mean() or 1)
    r=np.hypot(P[...,0],P[...,1]); rim=sstep(.78,.9,r)*sstep(.03,.09,P[...,2])
    lump=fbm(P*3.2,3,seed=seed)*.075+fbm(P*9,3,seed=seed+9)*.018
    f1,f2,idv=voro(P*np.array([5.5,5.5,3.5])+fbm(P*6,2,seed=4)[...,None]*.25,seed+2)
    blist=sstep(.52,.12,f1)*(idv>.62)*.032
    d=(lump+blist)*puff
    fine=fbm(P*34,3,seed=seed+20)*.0045
    out=np.stack([np.cos(th)[None,:].repeat(nu,0),np.sin(th)[None,:].repeat(nu,0),0*r],-1)
    dirv=out*np.clip((r-.93)/.1,-.6,1)[...,None]*.7+np.array([0,0,1.])*np.clip((P[...,2]-.02)/.1,0,1)[...,None]
    P2=P+dirv*(d*rim+fine*sstep(.7,.85,r))[...,None]
    wob=1+.022*fbm(np.stack([np.cos(th)*1.3,np.sin(th)*1.3,0*th],-1),3,seed=seed+31)
    P2[...,0:2]*=wob[None,:,None]
    toast=.50+.85*fbm(P*2.4,4,seed=seed+40)+blist*5+ (d*rim)*3.2+.15*fbm(P*18,3,seed=seed+44)+crisp
    toast=toast*rim+ (1-rim)*.25
    # lower outside edge paler
    toast-=.35*sstep(.07,.0,P[...,2])
    char=.55*sstep(.56,1.0,blist*13+fbm(P*7,4,seed=seed+50)*.9+.18)*rim*sstep(.08,.13,P[...,2])
    M=Mat('crust'); t=M.attr('toast'); c=M.attr('char')
    n1=M.noise(26,6,.65); 
    col=M.ramp(M.math('ADD',t,M.math('MULTIPLY',M.math('SUBTRACT',n1,.5),.45)),[(0.0,'#F9D690'),(.28,'#F3B95C'),(.5,'#E39033'),(.76,'#C2641A'),(1,'#8C400F')])
    col=M.mix(M.math('MULTIPLY',c,.8),col,'#4A2410')
    flour=M.math('MULTIPLY',M.ramp(M.noise(60,3,.7),[(.58,0.),(.72,1.)]),M.math('MULTIPLY',M.math('SUBTRACT',1.,t),.22))
    col=M.mix(flour,col,'#F7E6C8')
    m=M.pbr(col,rough=.5,spec=.4,normal=M.bump(M.noise(60,4,.65),.4,.014))
    return mesh('crust',P2,gridfaces(nu,nv),m,{'toast':toast,'char':char})

def sauce(seed=1,color=('#B4260E','#7E1306')):
    nu,nv=40,500; th=np.linspace(0,2*np.pi,nv,endpoint=False); c=np.stack([np.cos(th)*2.2,np.sin(th)*2.2,0*th],-1)
    R=.875+.022*fbm(c*2,4,seed=seed+70)
    t=np.linspace(0,1,nu)[:,None]; r=t*R[None,:]
    z=.066+.042*sstep(.72,.9,r)*1.2-.03*sstep(.97,1,t)
    P=np.stack([r*np.cos(th),r*np.sin(th),z+0*r],-1); P[...,2]+=fbm(P*14,3,seed=seed)*.008
    M=Mat('sauce'); col=M.ramp(M.noise(11,5,.6),[(.3,color[1]),(.6,color[0]),(.8,color[0])])
    return mesh('sauce',P,gridfaces(nu,nv),M.pbr(col,rough=.28,spec=.5,normal=M.bump(M.noise(40,2),.4,.01)))

SSS=0.0
class Cheese:
    def __init__(s,seed=1,base='#FFCB52',white='#FFE8AE',tops=(),mozz=14,brown=1.0,thinb=0.,thincol='#C9441A',base2='#F8B23C'):
        """tops: (x,y,r) raised rings where toppings sit"""
        rng=random.Random(seed); s.seed=seed; s.base,s.white,s.thincol=base,white,thincol; s.base2=base2
        nu,nv=330,1000; th=np.linspace(0,2*np.pi,nv,endpoint=False); cc=np.stack([np.cos(th)*2.,np.sin(th)*2.,0*th],-1)
        R=.862+.028*fbm(cc*1.6,3,seed=seed+5)+.018*fbm(cc*6,3,seed=seed+6)
        t=np.linspace(0,1,nu)[:,None]; r=t*R[None,:]
        X=r*np.cos(th); Y=r*np.sin(th); P=np.stack([X,Y,0*X],-1)
        w=fbm(P*3,2,seed=seed+8)*.10; Q=P+w[...,None]
        # melted gruyere: pools of mozzarella with rounded shoulders
        pool=0*X
        for k in range(mozz):
            a=rng.random()*6.28; rr=.74*math.sqrt(rng.random()); sx=.09+.1*rng.random(); px,py=rr*math.cos(a),rr*math.sin(a)
            d=np.hypot(Q[...,0]-px,Q[...,1]-py)/sx; m=d<1.4
            pool[m]=np.maximum(pool[m],sstep(1.15,.55,d[m]+.18*fbm(P[m]*9,2,seed=seed+k)))
        f1,f2,idv=voro(Q*np.array([7,7,1])+.35*fbm(P*8,2,seed=seed+11)[...,None],seed+12)
        lumps=sstep(.0,.35,f2-f1)            # shredded-cheese melt clumps
        h=.020+.012*fbm(P*3.5,3,seed=seed+3)+.010*(lumps-.5)+.022*pool+.004*fbm(P*22,3,seed=seed+15)+.0016*fbm(P*60,2,seed=seed+16)
        brownspots=0*X
        for k in range(int(170*brown)):
            a=rng.random()*6.28; rr=.8*math.sqrt(rng.random()); sz=.012+.045*rng.random()**2; px,py=rr*math.cos(a),rr*math.sin(a)
            d=np.hypot(Q[...,0]-px,Q[...,1]-py)/sz; m=d<3; g=np.exp(-d[m]**2)
            brownspots[m]=np.maximum(brownspots[m],g*(.45+.55*rng.random())); h[m]+=g*.011
        ring=0*X; under=0*X
        for (x,y,rad) in tops:
            d=np.hypot(X-x,Y-y); m=d<rad*1.9; d=d[m]
            ring[m]=np.maximum(ring[m],np.exp(-((d-rad*1.08)/(rad*.22))**2)); under[m]=np.maximum(under[m],sstep(rad*1.02,rad*.8,d))
        h=h+ring*.011-under*.012
        # thin spots where the sauce shows
        thin=sstep(.16,.42,thinb+fbm(P*4.2,4,seed=seed+25)+.10*sstep(.55,.8,r))*(1-pool)*(1-.6*ring)
        h=h-thin*.016
        edge=np.clip(1-t**26,0,1)**.5
        z=.060+.050*sstep(.72,.9,r)*1.2+h*edge-.014*(1-edge)
        P[...,2]=z; s.P=P; s.R=R; s.z=z; s.nu,s.nv=nu,nv
        brn=np.clip(brownspots*1.0+.55*sstep(.1,.45,fbm(P*6,4,seed=seed+33)+(h-.03)*9-.10)*brown,0,1)*(1-.3*pool)
        oil=sstep(.02,.3,fbm(P*5,3,seed=seed+37)-.05)*.8+ring*.7
        s.obj=mesh('cheese',P,gridfaces(nu,nv),s.mat(),{'pool':pool,'brown':brn,'thin':thin,'oil':np.clip(oil,0,1)})
    def mat(s):
        M=Mat('cheese'); 
        n=M.noise(17,3,.6)
        col=M.mix(M.ramp(n,[(.35,0.),(.7,1.)]),s.base,s.base2)
        col=M.mix(M.math('MULTIPLY',M.attr('pool'),.85),col,s.white)
        col=M.mix(M.math('MULTIPLY',M.attr('thin'),.72),col,s.thincol)
        col=M.mix(M.math('MULTIPLY',M.attr('oil'),.25),col,'#E88A2A')
        b=M.math('MULTIPLY',M.attr('brown'),M.math('ADD',.55,M.noise(48,2,.7)))
        col=M.mix(M.ramp(b,[(.12,0.),(.55,.75),(1.,.95)]),col,M.ramp(b,[(.2,'#EE9A30'),(.6,'#C86A1C'),(.95,'#8A3F10')]))
        rough=M.ramp(M.attr('oil'),[(0,.32),(1,.12)])
        return M.pbr(col,rough=rough,spec=.6,sss=SSS,sssr=(1,.6,.25),sssscale=.035,normal=M.bump(M.noise(46,3,.6),.25,.012))
    def zat(s,x,y):
        a=math.atan2(y,x)%(2*math.pi); j=int(a/(2*math.pi)*s.nv)%s.nv; r=math.hypot(x,y); i=min(s.nu-1,int(r/s.R[j]*(s.nu-1))); return float(s.z[i,j])

# ---------------- toppings (unit objects, to be instanced)
def pepperoni(seed=1,R=.15,cup=.026,style='pep'):
    nu,nv=60,140; th=np.linspace(0,2*np.pi,nv,endpoint=False); rng=np.random.RandomState(seed)
    prof=spline([(0,.012),(.4,.012),(.8,.0125),(.96,.012),(1.0,.004),(.97,-.004),(.5,-.005),(0,-.005)],nu)
    r=prof[:,0:1]*R*(1+.015*fbm(np.stack([np.cos(th)*1.5,np.sin(th)*1.5,0*th+seed],-1),3,seed=seed))[None,:]
    ph=rng.rand(3)*6.28
    wav=(.55*np.sin(2*th+ph[0])+.35*np.sin(3*th+ph[1])+.25*np.sin(5*th+ph[2]))[None,:]
    q=r/R; z=prof[:,1:2]+cup*(q**2.6)*(1+.45*wav)
    P=np.stack([r*np.cos(th),r*np.sin(th),z],-1); P[...,2]+=fbm(P*35,3,seed=seed)*.0035
    M=Mat('pep'); ed=M.attr('edge'); v=M.vor(42); n=M.noise(30,5,.65); obj=M.objrand()
    cover=.22
    if style=='chor': cols=[(.28,'#6A1206'),(.5,'#9C260C'),(.72,'#C24A1E')]; fat='#F2C49C'; burn='#4E0E06'; cover=.36
    elif style=='pep': cols=[(.28,'#9E1E0A'),(.5,'#CC3A14'),(.72,'#EA6E2C')]; fat='#E8A06A'; burn='#6B1808'
    else: cols=[(.28,'#D9857A'),(.5,'#E59C8E'),(.72,'#F0B5A4')]; fat='#F6D2C4'; burn='#A34B3A'
    col=M.ramp(n,[(p,c) for p,c in cols]); col=M.mix(M.ramp(M.vor(26),[(cover-.12,.8),(cover,0.)]),col,fat)
    if style=='pep': col=M.mix(M.ramp(obj,[(.0,.0),(.35,.05),(.7,.55),(1,.8)]),col,M.mix(.6,col,'#7A1607')); col=M.mix(M.ramp(M.math('FRACT',M.math('MULTIPLY',obj,7.13)),[(.45,0.),(1,.42)]),col,'#EE7A34')
    col=M.mix(M.ramp(M.math('ADD',ed,M.math('MULTIPLY',M.math('SUBTRACT',M.noise(14,4),.5),.5)),[(.55,0.),(.98,.92)]),col,burn)
    m=M.pbr(col,rough=M.ramp(M.noise(20,2),[(.35,.30),(.65,.6)]),spec=.30,normal=M.bump(M.math('ADD',n,M.math('MULTIPLY',v,.8)),.45,.008))
    return mesh('pep',P,gridfaces(nu,nv),m,{'edge':q**1.2+0*z})
def basil(seed=1,L=.22,leaves=3):
    """sprig of rounded, slightly cupped leaves sharing one base point"""
    rng=np.random.RandomState(seed+40); nu,nv=44,37; VV=[];FF=[];AA=[];off=0; a0=rng.rand()*6.28
    for k in range(leaves):
        u=np.linspace(0,1,nu)[:,None]; v=np.linspace(-1,1,nv)[None,:]
        w=.37*np.clip(np.sin(np.pi*np.clip(u*.97+.012,0,1)**.78),0,1)**.62+.002
        x=u+0*v+.05*(1-v*v)*u**6; y=w*v
        veins=np.abs(((u*6.5-np.abs(v)*1.3)%1)-.5)*2
        arch=.30+.25*rng.rand(); cup=.30+.2*rng.rand()
        z=arch*(u-u*u*1.25)-cup*(np.abs(v)**1.7)*w+.05*(1-veins**2)*np.abs(v)*(1-np.abs(v))*2-.020*np.exp(-(v/.07)**2)+.02*np.sin(u*11+v*2+seed)*np.abs(v)
        sc=L*(1. if k<2 else .68)*(.9+.2*rng.rand()); ang=a0+k*2.15+rng.randn()*.2; lift=.10+.15*k*.5
        X=x*math.cos(lift)-z*math.sin(lift); Z=x*math.sin(lift)+z*math.cos(lift)
        P=np.stack([(X*math.cos(ang)-y*math.sin(ang)),(X*math.sin(ang)+y*math.cos(ang)),Z],-1)*sc; P[...,2]+=.008*k
        vein=np.clip(np.exp(-(v/.05)**2)*.9+.40*np.clip(1-veins*3.2,0,1)*(np.abs(v)>.04),0,1)+0*u
        VV.append(P.reshape(-1,3)); FF.append(gridfaces(nu,nv,False)+off); AA.append(vein.ravel()); off+=nu*nv
    M=Mat('basil'); col=M.ramp(M.math('ADD',M.attr('vein'),M.math('MULTIPLY',M.math('SUBTRACT',M.noise(22,3),.5),.7)),[(0,'#2F6A14'),(.35,'#468C22'),(.75,'#6DAE3A'),(1,'#A3CC68')])
    m=M.pbr(col,rough=.42,spec=.4,normal=M.bump(M.noise(60,3),.25,.004),translucent=(.22,'#86BE35'))
    return mesh('basil',np.vstack(VV),np.vstack(FF),m,{'vein':np.concatenate(AA)})
def olive(seed=1,R=.058):
    nu,nv=24,60; a=np.linspace(0,2*np.pi,nu); th=np.linspace(0,2*np.pi,nv,endpoint=False)
    sq=lambda t,e:np.sign(t)*np.abs(t)**e
    rr=R*(.70+.30*sq(np.cos(a),.6))[:,None]; z=.021*sq(np.sin(a),.6)[:,None]+0*th
    P=np.stack([rr*np.cos(th),rr*np.sin(th)*.95,z],-1); P+=fbm(P*18,2,seed=seed)[...,None]*.006
    M=Mat('olive'); col=M.ramp(M.attr('rim'),[(.2,'#5A4A3A'),(.55,'#3A2D26'),(.8,'#1E1916')])
    rim=np.repeat(((np.cos(a)+1)/2)[:,None],nv,1)
    return mesh('olive',P,gridfaces(nu,nv),M.pbr(col,rough=.22,spec=.5,coat=.4,normal=M.bump(M.noise(60,3),.2,.004)),{'rim':rim})
def pepper(seed=1,color='#2F7D1C',inner='#B9CF78',R=.15,arc=2.4):
    """bell-pepper strip: an arc with thin wall, lobed"""
    nu,nv=70,28; rng=np.random.RandomState(seed); u=np.linspace(0,1,nu); a=(u-.5)*arc
    Rr=R*(1+.10*np.cos(a*3+rng.rand()*6)); cx=np.stack([Rr*np.cos(a)-R*.8,Rr*np.sin(a),0*a],-1)
    t=np.gradient(cx,axis=0); t/=np.linalg.norm(t,axis=1,keepdims=True); n=np.stack([t[:,1],-t[:,0],0*a],-1)
    ph=np.linspace(0,2*np.pi,nv,endpoint=False); sq=lambda t,e:np.sign(t)*np.abs(t)**e
    wx=.017*sq(np.cos(ph),.7); wz=.022*sq(np.sin(ph),.6)
    taper=np.clip(np.minimum(u,1-u)*14,0.05,1)**.5
    P=cx[:,None,:]+n[:,None,:]*(wx[None,:,None]*taper[:,None,None])+np.array([0,0,1.])*(wz[None,:]*taper[:,None])[...,None]
    P=P+fbm(P*14,2,seed=seed)[...,None]*.007
    side=np.repeat((np.cos(ph)*.5+.5)[None,:],nu,0)
    M=Mat('pepr'); col=M.ramp(M.attr('side'),[(.0,inner),(.35,inner),(.75,color)]); col=M.mix(M.ramp(M.noise(12,3),[(.6,0.),(.8,.25)]),col,'#6B3A12')
    return mesh('pepr',P,gridfaces(nu,nv),M.pbr(col,rough=.2,spec=.5,normal=M.bump(M.noise(30,2),.15,.006)),{'side':side})
def onion(seed=1,R=.17,arc=2.2):
    o=pepper(seed,'#8E3A78','#EBD9E2',R,arc); o.name='onion'; o.scale=(1,1,.7); return o
def mushroom(seed=1,S=.125):
    pts=[(-.15,-1),(.15,-1),(.2,-.5),(.17,-.12),(.35,-.12),(.8,-.25),(.98,0),(.9,.35),(.55,.68),(0,.8),(-.55,.68),(-.9,.35),(-.98,0),(-.8,-.25),(-.35,-.12),(-.17,-.12),(-.2,-.5),(-.15,-1)]
    p=spline(pts,160)[:-1]; nv=len(p); c=np.array([0,.1])
    rings=[(0,.10),(.35,.10),(.7,.105),(.9,.108),(.97,.095),(1,.06),(1,-.04),(.95,-.08)]
    P=np.array([[((c+(q-c)*k)[0],(c+(q-c)*k)[1],z) for q in p] for k,z in rings])*S
    P[...,2]+=fbm(P*10,3,seed=seed)*.012
    d=np.array([[k for q in p] for k,z in rings]); gill=np.array([[float(abs(q[1]-.05)<.22 and abs(q[0])>.15)*(k>.5) for q in p] for k,z in rings])
    M=Mat('mush'); col=M.ramp(M.math('ADD',M.attr('d'),M.math('MULTIPLY',M.math('SUBTRACT',M.noise(18,4),.5),.6)),[(.3,'#EBD6AC'),(.7,'#DDBB82'),(.93,'#A8743C'),(1,'#7A4A22')])
    return mesh('mush',P,gridfaces(len(rings),nv),M.pbr(col,rough=.4,spec=.45,normal=M.bump(M.noise(50,4),.3,.005)),{'d':d})
def blob(seed=1,S=.07,squash=(1,1,.7),amp=.25,freq=2.2,mat=None,n=46):
    u=np.linspace(0.02,np.pi-.02,n)[:,None]; v=np.linspace(0,2*np.pi,n*2,endpoint=False)[None,:]
    P=np.stack([np.sin(u)*np.cos(v),np.sin(u)*np.sin(v),np.cos(u)+0*v],-1)
    d=1+amp*fbm(P*freq,4,seed=seed); P=P*d[...,None]*np.array(squash)*S
    return mesh('blob',P,gridfaces(n,2*n),mat,{'h':d-1})
def m_chicken(bbq=False):
    M=Mat('chk'); st=[(.3,'#D8913F'),(.5,'#B4581C'),(.68,'#7E2E0C'),(.9,'#4A1806')] if bbq else [(.3,'#F0D9AE'),(.52,'#E2B673'),(.7,'#B87433'),(.9,'#7A3E16')]
    col=M.ramp(M.math('ADD',M.math('MULTIPLY',M.attr('h'),1.6),M.noise(16,5,.6)),st)
    return M.pbr(col,rough=.18 if bbq else .38,spec=.5,coat=.4 if bbq else 0,normal=M.bump(M.noise(40,4),.4,.008))
def m_sausage():
    M=Mat('sau'); col=M.ramp(M.noise(24,5,.65),[(.3,'#54240F'),(.5,'#7E3C1B'),(.7,'#B06A3A')])
    return M.pbr(col,rough=.35,spec=.5,coat=.35,normal=M.bump(M.noise(45,5),.6,.012))
def m_mozz():
    M=Mat('moz'); col=M.ramp(M.noise(9,4),[(.35,'#FBEFD2'),(.7,'#F3DFAE')])
    return M.pbr(col,rough=.25,spec=.5,sss=.5,sssr=(1,.8,.55),sssscale=.05,coat=.3)
def corn(seed=1):
    M=Mat('corn'); col=M.ramp(M.noise(30,2),[(.3,'#F5B70F'),(.7,'#FFD84A')])
    return blob(seed,.036,(1,.8,.75),.12,1.3,M.pbr(col,rough=.18,spec=.5),24)
def tomato(seed=1,R=.11,under=((.95,-.008),(0,-.008))):
    nu,nv=40,120; th=np.linspace(0,2*np.pi,nv,endpoint=False)
    prof=spline([(0,.014),(.5,.014),(.88,.015),(.98,.010),(1,0),*under],nu)
    r=prof[:,0:1]*R*(1+.02*np.cos(3*th))[None,:]; P=np.stack([r*np.cos(th),r*np.sin(th),prof[:,1:2]+0*th],-1)
    q=prof[:,0:1]+0*th; lob=np.cos(th*2.5*2)[None,:]+0*q
    seedp=sstep(.2,.5,lob)*sstep(.28,.4,q)*sstep(.82,.7,q); P[...,2]-=seedp*.006
    M=Mat('tom'); col=M.mix(M.attr('gel'),M.ramp(M.noise(14,4),[(.3,'#C3230F'),(.7,'#DF4A26')]),'#E2702A')
    col=M.mix(M.math('MULTIPLY',M.attr('gel'),M.ramp(M.vor(42),[(.2,.9),(.34,0.)])),col,'#F5DFA0')
    return mesh('tom',P,gridfaces(nu,nv),M.pbr(col,rough=.15,spec=.5,normal=M.bump(M.noise(30,3),.3,.006)),{'gel':seedp})
def cherry(seed=1):
    """cherry tomato half, cut face up"""
    return tomato(seed,.080,((.97,-.022),(.72,-.052),(0,-.066)))
def flake(seed=1,color='#3E6B22',s=.02):
    rng=np.random.RandomState(seed); V=[(-1,-.5,0),(1,-.4,.3),(.8,.5,.1),(-.7,.5,.4)]; V=np.array(V)*s*(.6+.8*rng.rand(4,3))
    M=Mat('fl'); return mesh('fl',V,[(0,1,2,3)],M.pbr(color,rough=.6))

def slab(pts,S,h,mat,seed=1,bevel=.12,n=120,wav=.0,amp=.06,name='slab'):
    """extruded outline with rounded edges; pts in unit coords"""
    p=spline(list(pts)+[pts[0]],n+1)[:-1]; c=p.mean(0); rings=[(.02,1.),(.4,1.),(.75,1.),(1-bevel,.98),(1-bevel*.35,.8),(1,.45),(1,-.45),(1-bevel*.5,-.9),(.5,-1)]
    P=np.array([[(*(c+(q-c)*k)*S,z*h/2) for q in p] for k,z in rings]); d=np.array([[k for q in p] for k,z in rings])
    P[...,2]+=wav*np.sin(P[...,0]/S*2.6+seed)+wav*.7*np.sin(P[...,1]/S*3.1+2*seed); P+=fbm(P*11+seed*3,3,seed=seed)[...,None]*amp*h
    return mesh(name,P,gridfaces(len(rings),n),mat,{'d':d})
def pineapple(seed=1,S=.085):
    M=Mat('pine'); n=M.noise(30,4,.6); col=M.ramp(M.math('ADD',M.math('MULTIPLY',M.attr('d'),.35),M.math('MULTIPLY',n,.75)),[(.3,'#FFE36A'),(.6,'#FFD02E'),(.8,'#F2AC1C'),(1,'#C9791A')])
    return slab([(-.26,-.75),(.26,-.75),(.52,0),(.82,.6),(.42,.82),(0,.9),(-.42,.82),(-.82,.6),(-.52,0)],S,.055,M.pbr(col,rough=.16,spec=.5,coat=.2,normal=M.bump(n,.5,.012)),seed,amp=.10,name='pine')
def ham(seed=1,S=.115):
    rng=np.random.RandomState(seed); M=Mat('ham'); col=M.ramp(M.noise(14,4,.6),[(.3,'#E07F78'),(.5,'#EE9C92'),(.75,'#F7C0B4')]); col=M.mix(M.ramp(M.math('ADD',M.attr('d'),M.math('MULTIPLY',M.math('SUBTRACT',M.noise(20,3),.5),.3)),[(.9,0.),(1.08,.75)]),col,'#B4524A')
    q=[(-.85,-.8),(-.3,-.86),(.3,-.84),(.85,-.8),(.9,-.2),(.88,.3),(.84,.8),(.3,.86),(-.3,.83),(-.86,.8),(-.88,.3),(-.9,-.2)]; q=[(x*1.05+.08*rng.randn(),y*.85+.08*rng.randn()) for x,y in q]
    return slab(q,S,.020,M.pbr(col,rough=.28,spec=.5,normal=M.bump(M.noise(24,3),.3,.006)),seed,.05,wav=.012,name='ham')
def prawn(seed=1,R=.105):
    nu,nv=110,40; u=np.linspace(0,1,nu); a=-.5+u*4.3; th=np.linspace(0,2*np.pi,nv,endpoint=False); Rr=R*(1-.12*u); c=np.stack([Rr*np.cos(a),Rr*np.sin(a),0*a],-1); n=np.stack([np.cos(a),np.sin(a),0*a],-1)
    seg=(u*7)%1; r=(.052*np.clip(1-u,0,1)**.42+.010)*np.clip(u*18,0,1)**.5*(1+.13*(seg-.5)); r=np.where(u>.93,.014,r)
    P=c[:,None]+n[:,None]*(r[:,None]*np.cos(th))[...,None]*1.0+np.array([0,0,1.])*(r[:,None]*np.sin(th)*1.05)[...,None]; P+=fbm(P*14,2,seed=seed)[...,None]*.004
    out=np.clip(np.cos(th)*.5+.6,0,1)[None,:]; band=(.30+.7*sstep(.25,.95,seg)[:,None])*out+ sstep(.88,.95,u)[:,None]; VV=[P.reshape(-1,3)];FF=[gridfaces(nu,nv)];AA=[band.ravel()];off=nu*nv
    t=np.array([-np.sin(a[-1]),np.cos(a[-1])]); nn=n[-1][:2]
    for s in (-.55,0,.55):
        uu=np.linspace(0,1,16)[:,None]; vv=np.linspace(-1,1,11)[None,:]; w=.034*np.sin(np.pi*np.clip(uu*.8+.08,0,1))**.8; dx=t*math.cos(s)+nn*math.sin(s); dy=np.array([-dx[1],dx[0]])
        Q=np.stack([c[-1][0]+dx[0]*uu*.085+dy[0]*w*vv,c[-1][1]+dx[1]*uu*.085+dy[1]*w*vv,.006+.02*uu-.006*vv**2+0*vv],-1); VV.append(Q.reshape(-1,3)); FF.append(gridfaces(16,11,False)+off); AA.append(np.full(176,1.1)-.0); off+=176
    M=Mat('prawn'); col=M.ramp(M.math('ADD',M.attr('b'),M.math('MULTIPLY',M.math('SUBTRACT',M.noise(22,3),.5),.4)),[(.15,'#FFE3CF'),(.42,'#FBB692'),(.75,'#F0763E'),(1,'#DE4A1C')])
    return mesh('prawn',np.vstack(VV),np.vstack(FF),M.pbr(col,rough=.22,spec=.5,coat=.2,normal=M.bump(M.noise(40,3),.2,.004)),{'b':np.concatenate(AA)})
def squid(seed=1,R=.080):
    nu,nv=70,28; a=np.linspace(0,2*np.pi,nu,endpoint=False); ph=np.linspace(0,2*np.pi,nv,endpoint=False)[:,None]; rr=R*(1+.10*np.cos(2*a+seed)+.04*np.cos(3*a))
    P=np.stack([(rr+.019*np.cos(ph))*np.cos(a),(rr+.019*np.cos(ph))*np.sin(a),.026*np.sin(ph)+0*a],-1); P=np.concatenate([P,P[:1]],0); P+=fbm(P*16,2,seed=seed)[...,None]*.005
    M=Mat('squid'); col=M.ramp(M.noise(16,4),[(.35,'#FFF6E4'),(.6,'#F8E2C4'),(.8,'#E5B98A')]); return mesh('squid',P,gridfaces(nv+1,nu),M.pbr(col,rough=.22,spec=.5,coat=.2))
def crab(seed=1,S=.12):
    M=Mat('crab'); sep=M.node('ShaderNodeSeparateXYZ'); M.t.links.new(M.co(),sep.inputs[0]); f=M.math('ADD',M.math('MULTIPLY',sep.outputs[2],22.),M.math('MULTIPLY',M.noise(18,3),.8)); col=M.ramp(f,[(.35,'#FFF3E6'),(.62,'#F9B9A0'),(.85,'#E0402A')])
    return slab([(-.9,-.30),(0,-.33),(.9,-.30),(1.0,0),(.9,.30),(0,.33),(-.9,.30),(-1.0,0)],S,.055,M.pbr(col,rough=.3,spec=.5,normal=M.bump(M.noise(40,3),.4,.006)),seed,.25,amp=.15,name='crab')
def bacon(seed=1,L=.30,W=.085):
    nu,nv=90,30; u=np.linspace(-.5,.5,nu)[:,None]; v=np.linspace(-1,1,nv)[None,:]; x=u*L+0*v; y=W*v*(1+.15*np.sin(u*19+seed))/2*1.2+.012*np.sin(u*7+seed); z=.011*np.sin(u*17+seed)+.008*np.sin(u*9+v*1.4)+.014; P=np.stack([x,y,z],-1); V=np.concatenate([P.reshape(-1,3),(P-np.array([0,0,.010])).reshape(-1,3)]); F=np.vstack([gridfaces(nu,nv,False),gridfaces(nu,nv,False)+nu*nv])
    st=.5+.5*np.sin(v*5.2+1.2*fbm(np.stack([u*6+0*v,v*.8+0*u,0*u*v+seed],-1),2,seed=seed)*2.+.5); M=Mat('bac'); col=M.ramp(M.math('ADD',M.attr('st'),M.math('MULTIPLY',M.math('SUBTRACT',M.noise(26,4),.5),.5)),[(.15,'#F6CFA0'),(.4,'#E08A58'),(.62,'#A83A20'),(1,'#6E1C0E')])
    return mesh('bacon',V,F,M.pbr(col,rough=.25,spec=.55,normal=M.bump(M.noise(30,3),.4,.008)),{'st':np.concatenate([st.ravel()]*2)})
def truffle(seed=1,R=.075):
    M=Mat('truf'); w=M.ramp(M.noise(24,3,.5,1.8),[(.46,0.),(.5,1.),(.54,0.)]); col=M.mix(w,M.ramp(M.attr('d'),[(.8,'#3A2A20'),(1,'#14100D')]),'#C9B492')
    q=[(math.cos(k*.6283)*(1+.08*math.sin(k*2.1+seed)),math.sin(k*.6283)*(1+.08*math.cos(k*1.7+seed))) for k in range(10)]
    return slab(q,R,.014,M.pbr(col,rough=.4,spec=.4),seed,.06,wav=.008,name='truf')
def blue(seed=1):
    M=Mat('blue'); col=M.mix(M.ramp(M.noise(22,4,.6,1.),[(.50,0.),(.62,.85)]),'#FDF3DC','#5E8A80'); return blob(seed,.055,(1,.9,.55),.35,2,M.pbr(col,rough=.4,spec=.4,normal=M.bump(M.noise(30,3),.4,.01)),30)
def shaving(seed=1,S=.11):
    M=Mat('shv'); return slab([(-.9,-.25),(-.3,-.38),(.4,-.33),(.95,-.1),(.8,.28),(.1,.36),(-.6,.3)],S,.010,M.pbr(M.ramp(M.noise(12,2),[(.3,'#FFEBB4'),(.7,'#F8D98A')]),rough=.4,spec=.4),seed,.05,wav=.016,name='shv')
def broccoli(seed=1,S=.085):
    M=Mat('broc'); m=M.pbr(M.ramp(M.math('ADD',M.math('MULTIPLY',M.attr('h'),1.2),M.noise(24,3)),[(.35,'#2C5E17'),(.6,'#4C8F26'),(.85,'#7DBB45')]),rough=.5,normal=M.bump(M.vor(60),.8,.012)); return blob(seed,S,(1,.95,.7),.45,3.2,m,60)
def chourico(seed=1):
    o=pepperoni(seed,.118,.006,'chor'); o.scale=(1.22,.86,1.5); return o
def beef(seed=1,S=.135):
    M=Mat('beef'); n=M.noise(15,5,.65); sep=M.node('ShaderNodeSeparateXYZ'); M.t.links.new(M.co(),sep.inputs[0])
    grain=M.math('SINE',M.math('ADD',M.math('MULTIPLY',sep.outputs[1],190.),M.math('MULTIPLY',n,9.)))
    col=M.ramp(M.math('ADD',n,M.math('MULTIPLY',grain,.06)),[(.25,'#5E3016'),(.45,'#8E5428'),(.64,'#B0764A'),(.82,'#CE9C68')])
    q=[(-1,-.32),(-.35,-.50),(.4,-.42),(1,-.26),(.92,.36),(.3,.50),(-.4,.40),(-.96,.3)]
    return slab(q,S,.026,M.pbr(col,rough=.3,spec=.5,coat=.25,normal=M.bump(grain,.5,.008)),seed,.10,wav=.022,amp=.12,name='beef')
def parma(seed=1,L=.40,W=.17):
    """thin slice of cured ham laid in soft folds, a rim of fat on one side"""
    nu,nv=120,40; u=np.linspace(-1,1,nu)[:,None]; v=np.linspace(-1,1,nv)[None,:]
    x=u*L/2*(1+.10*np.sin(v*2+seed)); y=v*W/2*(1+.18*np.sin(u*3.1+seed))*(1-u**8)**.5+.03*np.sin(u*2.6+2*seed)
    z=.022*np.sin(u*8.5+v*1.1+seed)+.014*np.sin(u*15-v*1.7+2*seed)+.03
    P=np.stack([x,y,z+0*x],-1); streak=fbm(np.stack([u*2.2+0*v,v*3.4+0*u,0*u*v+seed],-1),3,seed=seed)
    fat=np.clip(sstep(.62,.86,v+.10*np.sin(u*6+seed))+sstep(.34,.5,streak)*.7,0,1)
    M=Mat('parma'); lean=M.ramp(M.noise(20,4),[(.3,'#A8302C'),(.55,'#C9544A'),(.8,'#DE8274')]); col=M.mix(M.attr('fat'),lean,'#F9E2D2')
    m=M.pbr(col,rough=.3,spec=.5,normal=M.bump(M.noise(40,3),.3,.005),translucent=(.15,'#E88A7A'))
    return mesh('parma',P,gridfaces(nu,nv,False),m,{'fat':fat})
def rocket(seed=1,L=.27):
    """one lobed rocket leaf"""
    rng=np.random.RandomState(seed+60); nu,nv=90,31; u=np.linspace(0,1,nu)[:,None]; v=np.linspace(-1,1,nv)[None,:]
    lobes=.34+.66*np.abs(np.sin(2.55*np.pi*u+.3*rng.rand()))**.8
    w=.022+.20*sstep(.16,.42,u)*lobes*np.clip(1-u**9,0,1)**.5*(.75+.45*u)
    z=.34*(u-u*u*.9)+.22*np.abs(v)**1.6*w+.03*np.sin(u*13+v*2+seed)*np.abs(v); bend=.12*np.sin(u*2.4+seed)
    P=np.stack([u+0*v,v*w+bend,z],-1)*L; P[...,0]-=L*.45
    vein=np.clip(np.exp(-(v/.10)**2)+.8*sstep(.25,.1,u),0,1)+0*u
    M=Mat('rocket'); col=M.ramp(M.math('ADD',M.attr('v'),M.math('MULTIPLY',M.math('SUBTRACT',M.noise(20,3),.5),.7)),[(0,'#2C6412'),(.4,'#4C9226'),(1,'#A9CE70')])
    return mesh('rocket',P,gridfaces(nu,nv,False),M.pbr(col,rough=.4,spec=.4,translucent=(.22,'#86BE35')),{'v':vein})
def spring(seed=1,r=.030):
    """ring of spring onion"""
    M=Mat('spring'); col=M.ramp(M.objrand(),[(0,'#4E9A26'),(.6,'#86C04A'),(1,'#C9E39A')])
    return lathe('spring',[(r*.76,-.012),(r,-.012),(r,.012),(r*.76,.012),(r*.76,-.012)],28,M.pbr(col,rough=.3))
def speck(color,s=.022,squash=(1.4,.8,.6)):
    """maker of small bits of one colour: garlic, ginger, sesame, nuts"""
    def make(seed=1):
        M=Mat('speck'); return blob(seed,s,squash,.3,1.5,M.pbr(color,rough=.4,spec=.4),12)
    return make
def drizzle(ch,color='#3A1206',r=.013,seed=1,step=.15,rough=.12,turn=0.):
    """zig-zag of sauce over the pizza"""
    ct,st=math.cos(turn),math.sin(turn)
    rng=random.Random(seed); pts=[]; y=-.72; k=1
    while y<.74:
        w=math.sqrt(max(.02,.74**2-y*y)); a=np.linspace(-w,w,46)*k
        for i,x0 in enumerate(a): y0=y+step*(i/45.)+.012*math.sin(x0*9+seed); x,yy=x0*ct-y0*st,x0*st+y0*ct; pts.append((x,yy,max(ch.zat(x,yy),ch.zat(x+.02,yy),ch.zat(x-.02,yy),ch.zat(x,yy-.02))+.016))
        y+=step; k=-k
    P=np.array(pts); th=np.linspace(0,2*np.pi,12,endpoint=False); t=np.gradient(P,axis=0); t/=np.linalg.norm(t,axis=1,keepdims=True)+1e-9; n=np.cross(t,[0,0,1.]); n/=np.linalg.norm(n,axis=1,keepdims=True)+1e-9
    rr=r*(1+.35*fbm(np.stack([np.arange(len(P))*.11,0*P[:,0],0*P[:,0]],-1),2,seed=seed)); V=P[:,None]+rr[:,None,None]*(np.cos(th)[None,:,None]*n[:,None]*1.25+np.sin(th)[None,:,None]*np.array([0,0,.75]))
    M=Mat('driz'); return mesh('driz',V,gridfaces(len(P),12),M.pbr(color,rough=rough,spec=.5,coat=.3))
def build(recipe='pepperoni',seed=3):
    R=RECIPES[recipe]; seed=R.get('seed',seed); rng=random.Random(seed); items=[]; avoid=[]; tops=[]
    for row in R['tops']:
        kind,n,rmax,dmin,sink=row[:5]; side=row[5] if len(row)>5 else 0; rr=TOPS[kind][1]
        av=[(a,b,c*.8+rr*.75) for a,b,c in avoid] if TOPS[kind][2] else ()
        for (x,y,_) in poisson(n,rmax,dmin,rng,av,side):
            items.append((kind,x,y,sink)); avoid.append((x,y,rr))
            if TOPS[kind][2]: tops.append((x,y,rr))
    crust(seed); sauce(seed,R.get('sauce',('#B4260E','#7E1306')))
    ch=Cheese(seed,tops=tops,**{k:R[k] for k in ('mozz','brown','base','base2','white','thinb','thincol') if k in R})
    protos={}
    for kind,x,y,sink in items:
        k=(kind,rng.randrange(4 if kind=='pep' else 3))
        if k not in protos:
            o=TOPS[kind][0](k[1]*7+seed); protos[k]=o; o.location=(0,0,-50)
        z=ch.zat(x,y); tilt={'pep':.05,'basil':.12,'mush':.2,'chk':.22,'sau':.22,'mozz':.12,'ham':.10,'pine':.16,'prawn':.10,'crab':.12,'bacon':.08,'truf':.10,'shv':.25,'parma':.10,'rocket':.22,'cherry':.16}.get(kind,.10)
        s=.9+.22*rng.random(); b=protos[k].scale; rot=(rng.gauss(0,tilt),rng.gauss(0,tilt),rng.random()*6.28)
        inst(protos[k],(x,y,z+sink),rot,(s*b[0],s*b[1],s*b[2]))
    for d in R.get('drizzle',()): drizzle(ch,seed=seed,**d)
    fl=[flake(i,c,.014) for i,c in enumerate(R.get('flakes',('#3E6B22','#5B7A2A','#4A8026','#7A2A12')))]
    for f in fl: f.location=(0,0,-50)
    for i in range(R.get('herbs',150)):
        r=.84*math.sqrt(rng.random()); a=rng.random()*6.28; x,y=r*math.cos(a),r*math.sin(a)
        inst(rng.choice(fl),(x,y,ch.zat(x,y)+.004),(rng.gauss(0,.4),rng.gauss(0,.4),rng.random()*6.28),.5+.8*rng.random())
    return ch
TOPS={ # kind:(builder,radius,reserve)
 'pep':(pepperoni,.15,True),'ham':(ham,.09,True),'basil':(lambda s:basil(s),.10,False),'basils':(lambda s:basil(s,.15),.08,False),
 'olive':(olive,.058,True),'gpep':(lambda s:pepper(s),.08,True),'rpep':(lambda s:pepper(s,'#C4200F','#EFA080'),.08,True),'ypep':(lambda s:pepper(s,'#F2B01C','#F9DE90'),.08,True),'onion':(onion,.08,False),
 'mush':(mushroom,.10,True),'chk':(lambda s:blob(s,.085,(1.1,.85,.6),.35,1.6,m_chicken()),.08,True),'sau':(lambda s:blob(s,.06,(1,1,.7),.4,2,m_sausage()),.06,True),
 'bchk':(lambda s:blob(s,.085,(1.15,.85,.6),.35,1.6,m_chicken(True)),.08,True),'mozz':(lambda s:blob(s,.12,(1,1,.16),.25,1.2,m_mozz()),.12,True),'corn':(corn,.035,False),'tom':(tomato,.11,True),'pine':(pineapple,.08,True),'prawn':(prawn,.12,True),'squid':(squid,.09,True),
 'cherry':(cherry,.08,True),'chor':(chourico,.125,True),'beef':(beef,.10,True),'parma':(parma,.14,True),'rocket':(rocket,.10,False),'spring':(spring,.03,False),
 'garlic':(speck('#FFF3CF',.024),.03,False),'ses':(speck('#FFF0C8',.015,(1.6,.9,.5)),.02,False),
 'crab':(crab,.09,True),'bacon':(bacon,.10,True),'truf':(truffle,.07,True),'blue':(blue,.05,True),'shv':(shaving,.07,False),'broc':(broccoli,.08,True)}
PALE=dict(base='#FFE3A2',base2='#F7C568',white='#FFF3D2')
RECIPES={
 'pepperoni':dict(tops=[('pep',25,.775,.255,.018),('basils',3,.5,.5,.045)]),
 'margherita':dict(seed=8,tops=[('mozz',11,.68,.29,.006),('tom',7,.68,.30,.016),('basils',8,.66,.26,.045)],thinb=.13,mozz=18,brown=.6,thincol='#CC3A16',herbs=60,**PALE),
 'supreme':dict(seed=5,tops=[('pep',9,.72,.36,.016),('mush',7,.74,.30,.016),('sau',13,.78,.18,.02),('gpep',9,.76,.22,.022),('rpep',5,.72,.28,.022),('olive',13,.78,.17,.02),('onion',8,.74,.24,.022)]),
 'hawaiian':dict(seed=21,tops=[('ham',22,.77,.22,.014),('pine',24,.78,.19,.026)],herbs=90),
 'seafood':dict(seed=9,tops=[('prawn',10,.70,.30,.030),('squid',9,.76,.24,.018),('crab',8,.76,.26,.024),('pine',9,.76,.22,.024),('gpep',8,.76,.24,.022)],herbs=120,**PALE),
 'bbq-chicken':dict(seed=11,tops=[('bchk',19,.76,.21,.024),('onion',11,.76,.22,.022),('corn',34,.78,.07,.014),('gpep',4,.7,.3,.02)],sauce=('#6E2408','#3E1204'),thincol='#7E300E',drizzle=(dict(color='#5A1D08',step=.19,r=.015),)),
 'veggie':dict(seed=12,tops=[('mush',10,.74,.27,.018),('broc',9,.74,.26,.026),('tom',6,.70,.30,.018),('gpep',9,.77,.22,.024),('rpep',9,.77,.22,.024),('ypep',6,.77,.24,.024),('olive',17,.79,.15,.02),('onion',9,.76,.22,.024),('corn',46,.79,.06,.014)]),
 'truffle-mushroom':dict(seed=14,tops=[('mush',23,.76,.20,.020),('truf',15,.76,.20,.022),('shv',7,.66,.3,.045),('basils',2,.3,.4,.05)],sauce=('#F3DFB4','#E4C48A'),thincol='#EED29A',brown=.9,mozz=22,**PALE),
 'four-cheese':dict(seed=15,tops=[('mozz',8,.68,.33,.004),('blue',20,.77,.18,.016),('shv',8,.7,.28,.035),('basils',3,.45,.45,.045)],sauce=('#F6DEA6','#E9C27A'),thincol='#F2BE58',mozz=24,brown=1.6,herbs=110),
 'meat-lovers':dict(seed=16,tops=[('pep',11,.73,.31,.016),('bacon',12,.74,.27,.030),('ham',9,.76,.25,.016),('sau',20,.79,.15,.022),('chk',7,.74,.26,.022)]),
 'teriyaki-chicken':dict(seed=31,tops=[('bchk',18,.76,.22,.024),('mush',9,.74,.27,.018),('corn',44,.79,.07,.014),('spring',46,.78,.08,.030),('ses',110,.78,.03,.024)],sauce=('#6E2E0C','#431A06'),thincol='#8A4212',drizzle=(dict(color='#3A1405',step=.21,r=.016),dict(color='#FFF4D6',step=.17,r=.0085,turn=1.1,rough=.3)),herbs=60),
 'garlic-prawn':dict(seed=33,tops=[('prawn',17,.74,.235,.030),('cherry',8,.72,.28,.045),('garlic',80,.80,.06,.016)],sauce=('#F6E6C0','#E8CE98'),thincol='#F2DFB0',brown=.8,mozz=20,herbs=420,flakes=('#3E7A1E','#5C9A30','#2F6A14','#C4200F'),**PALE),
 'chourico':dict(seed=34,tops=[('chor',17,.75,.26,.020),('gpep',9,.77,.23,.022),('rpep',8,.77,.23,.022),('olive',19,.79,.15,.020),('onion',9,.75,.24,.022)]),
 'satay-beef':dict(seed=35,tops=[('beef',25,.76,.19,.024),('gpep',8,.76,.24,.022),('rpep',8,.76,.24,.022),('onion',11,.76,.22,.024)],sauce=('#9A5A22','#6E3A12'),thincol='#A8642A',drizzle=(dict(color='#C08A48',step=.19,r=.014,rough=.3),),herbs=110),
 'parma-rocket':dict(seed=36,tops=[('parma',9,.60,.33,.020),('cherry',10,.74,.26,.045),('rocket',30,.66,.15,.045),('shv',12,.66,.24,.060)],herbs=40,mozz=20,brown=.6,thinb=.08,**PALE),
 'bacon-corn':dict(seed=37,tops=[('bacon',19,.74,.22,.030),('mush',9,.74,.27,.018),('onion',9,.75,.24,.022),('corn',100,.80,.055,.016)],sauce=('#F6E6C0','#E8CE98'),thincol='#F2DFB0',brown=1.1,mozz=20,herbs=120,**PALE),
 'half-half':dict(seed=21,tops=[('pep',12,.775,.255,.018,-1),('ham',11,.77,.21,.014,1),('pine',12,.78,.18,.026,1),('basils',2,.5,.5,.045,-1)],herbs=110),
}
